/** What an EIP-1193 provider rejects with: 4001 refused, 4100 no permission, 4200 unknown method, 4902 unknown chain, -32602 bad params. */
export interface ProviderError extends Error {
  readonly code: number
}

/** Makes the error a wallet answers with (EIP-1193 §5.2, EIP-1474). Never thrown by the kit itself. */
export function providerError(code: number, message: string): ProviderError {
  return Object.assign(new Error(message), { code })
}

/** What a wallet answers with when `cause` was thrown: its own code where it has one, -32603 otherwise (EIP-1474). */
export function errorOf(cause: unknown): { readonly code: number; readonly message: string } {
  if (!(cause instanceof Error)) return { code: -32603, message: String(cause) }
  const code = 'code' in cause && typeof cause.code === 'number' ? cause.code : -32603
  return { code, message: cause.message }
}
