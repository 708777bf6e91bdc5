import type { ProposedNamespace } from './namespaces.js'

/** What the kit uses of the official client, as it is documented. What it gives is untrusted and is decoded. */
export interface SignClient {
  /** Proposes a session; `approval` settles when the wallet answers or the proposal expires. */
  connect(params: {
    readonly optionalNamespaces: Record<string, ProposedNamespace>
  }): Promise<{ readonly uri?: string; approval(): Promise<unknown> }>
  request(params: {
    readonly topic: string
    readonly chainId: string
    readonly request: { readonly method: string; readonly params: unknown }
  }): Promise<unknown>
  disconnect(params: {
    readonly topic: string
    readonly reason: { readonly code: number; readonly message: string }
  }): Promise<void>
  on(event: SignEvent | 'session_connect', listener: (args: unknown) => void): unknown
  off(event: SignEvent | 'session_connect', listener: (args: unknown) => void): unknown
  readonly session: { getAll(): readonly unknown[] }
  readonly core: {
    readonly pairing: { disconnect(params: { readonly topic: string }): Promise<void> }
    readonly heartbeat: { init(): Promise<void>; stop(): void }
    readonly relayer: Relayer
    readonly verify: { register: (params: never) => Promise<string | undefined> }
    readonly storage: {
      setItem: (key: string, value: never) => Promise<void>
      removeItem: (key: string) => Promise<void>
    }
  }
}

/** Events of the session that the kit follows. */
export type SignEvent = 'session_update' | 'session_event' | 'session_delete' | 'session_expire'

/** The socket to the relay. */
export interface Relayer {
  readonly connected: boolean
  on(event: RelayEvent, listener: (cause?: unknown) => void): unknown
  off(event: RelayEvent, listener: (cause?: unknown) => void): unknown
  /** Closes the socket and opens it again. */
  restartTransport: () => Promise<void>
  transportOpen: () => Promise<void>
  transportClose(): Promise<void>
}

/** Events of the relay's socket. */
export type RelayEvent = 'relayer_connect' | 'relayer_disconnect' | 'relayer_error'
