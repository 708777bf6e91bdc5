/** What an EIP-1193 provider rejects with: 4001 refused, 4100 no permission, 4200 unknown method, 4902 unknown chain, -32602 bad params. */
export interface ProviderError extends Error {
  readonly code: number
}

/** Makes the error a wallet answers with (EIP-1193 §5.2, EIP-1474). Never thrown by the kit itself. */
export function providerError(code: number, message: string): ProviderError {
  return Object.assign(new Error(message), { code })
}
