/** An error that goes to the client as it is: code, message and data of JSON-RPC 2.0, codes of Solana included. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Codes of JSON-RPC 2.0, and those of Solana's nodes that this one uses. */
export const rpcCodes = {
  parseError: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internalError: -32_603,
  preflightFailure: -32_002,
  signatureFailure: -32_003,
  unsupportedVersion: -32_015,
} as const
