import { BaseError, type Client, InternalRpcError, RpcRequestError } from 'viem'
import { chooseNode } from '../chains/evm/node.js'
import { toModalError } from '../core/errors.js'
import type { Host } from '../core/host.js'
import type { Network } from '../core/network.js'

/** One JSON-RPC call (EIP-1193). */
export interface Call {
  readonly method: string
  readonly params?: unknown
}

/** Reads a network from the app's own nodes. */
export type Read = (network: Network, call: Call) => Promise<unknown>

/**
 * Makes a reader of the app's nodes. A node is asked once whether it serves the right chain, and kept until it fails; what
 * it answers to a call is passed on with its number and data, such as a revert. Rejects with -32603 where no node answers.
 */
export function createReader(host: Host): Read {
  const chosen = new Map<string, Promise<Client>>()

  async function read(network: Network, call: Call, isLast = false): Promise<unknown> {
    const key = network.caipNetworkId
    const choice = chosen.get(key) ?? chooseNode(host, network)
    const forget = () => chosen.get(key) === choice && chosen.delete(key)
    chosen.set(key, choice)
    choice.catch(forget)
    try {
      const { request } = await choice
      // The types of viem's schema name every method; here it is whatever the host asks.
      return await request(call as Parameters<typeof request>[0], { retryCount: 0 })
    } catch (cause) {
      const answer = answered(cause)
      if (answer) throw answer
      forget()
      if (isLast) throw new InternalRpcError(toModalError(cause))
      return read(network, call, true)
    }
  }

  return (network, call) => read(network, call)
}

/** What a node answered, out of what viem put around it; `undefined` where none answered. */
function answered(cause: unknown): RpcRequestError | undefined {
  const found = cause instanceof BaseError ? cause.walk((inner) => inner instanceof RpcRequestError) : undefined
  return found instanceof RpcRequestError ? found : undefined
}
