import type { RpcErrorAnswer } from './answers.js'

/** What a node answered to a call that was passed on: code, message and data are the node's own (JSON-RPC 2.0, 5.1). */
export class RpcError extends Error {
  readonly code: number
  readonly data?: unknown
  constructor({ code, message, data }: RpcErrorAnswer) {
    super(message)
    this.code = code
    if (data !== undefined) this.data = data
  }
}
