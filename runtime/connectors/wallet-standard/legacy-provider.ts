/** A wallet of before Wallet Standard, as `window.solana`: the part that Phantom gave it and others took over. */
export interface LegacyProvider {
  connect(options?: { readonly onlyIfTrusted: boolean }): Promise<unknown>
  /** Speaks `signMessage`, `signTransaction`, `signAllTransactions` and `signAndSendTransaction`. */
  request(call: { readonly method: string; readonly params: object }): Promise<unknown>
  disconnect?(): Promise<unknown>
  on?(event: string, listener: (value: unknown) => void): unknown
  removeListener?(event: string, listener: (value: unknown) => void): unknown
  readonly publicKey?: unknown
}

/** The provider that `read` finds on the page; `undefined` where nothing there can be asked. Getters may throw. */
export function findLegacyProvider(read: () => unknown): LegacyProvider | undefined {
  try {
    const found = Object(read()) as Partial<LegacyProvider>
    const isAskable = typeof found.connect === 'function' && typeof found.request === 'function'
    return isAskable ? (found as LegacyProvider) : undefined
  } catch {
    return undefined
  }
}
