/** A JSON-RPC request as EIP-1193 has it. */
export interface WalletRequest {
  readonly method: string
  readonly params?: unknown
}

type Listener = (payload: unknown) => void

/** The EIP-1193 surface: what a page sees of a wallet. */
export interface WalletProvider {
  request(request: WalletRequest): Promise<unknown>
  on(event: string, listener: Listener): unknown
  removeListener(event: string, listener: Listener): unknown
}

/** A provider whose events its maker can emit. */
export interface EmittingProvider extends WalletProvider {
  /** Calls the listeners of `accountsChanged`, `chainChanged`, `connect` or `disconnect` (EIP-1193 §6). */
  emit(event: string, payload: unknown): void
}

/** A provider that answers with `answer`. */
export function createProvider(answer: (request: WalletRequest) => Promise<unknown>): EmittingProvider {
  const listeners = new Map<string, Set<Listener>>()
  return {
    request: answer,
    on(event, listener) {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
    emit(event, payload) {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
    },
  }
}
