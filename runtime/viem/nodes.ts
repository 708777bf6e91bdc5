import { InternalRpcError, RpcRequestError } from 'viem'
import { toModalError } from '../core/errors.js'
import type { Host } from '../core/host.js'
import type { Network } from '../core/network.js'
import { evmChain } from '../rpc/chain-question.js'
import { createRpc } from '../rpc/rpc.js'
import { RpcError } from '../rpc/rpc-error.js'

/** One JSON-RPC call (EIP-1193). */
export interface Call {
  readonly method: string
  readonly params?: unknown
}

/** Reads a network from the app's own nodes. */
export type Read = (network: Network, call: Call) => Promise<unknown>

/**
 * Makes a reader of the app's nodes for viem. What a node answers to a call is passed on with its number and data, such as
 * a revert. Rejects with -32603 where no node answers.
 */
export function createReader(host: Host): Read {
  const rpc = createRpc(host, evmChain)
  return async (network, { method, params = [] }) => {
    try {
      // viem gives no signal: every wait behind this call has a deadline.
      return await rpc.request(network, { method, params }, new AbortController().signal)
    } catch (cause) {
      if (!(cause instanceof RpcError)) throw new InternalRpcError(toModalError(cause))
      throw new RpcRequestError({ body: { method, params }, error: cause, url: network.name })
    }
  }
}
