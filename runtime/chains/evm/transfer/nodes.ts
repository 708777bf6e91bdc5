import { numberToHex } from 'viem'
import { ModalError } from '../../../../schema/error.js'
import type { Decoder } from '../../../core/decode.js'
import { shape } from '../../../core/decode.js'
import type { Network } from '../../../core/network.js'
import { quantity } from '../../../rpc/answers.js'
import type { Rpc } from '../../../rpc/rpc.js'
import { RpcError } from '../../../rpc/rpc-error.js'

/** The nodes of one network, for one question after another. */
export interface Nodes {
  /** What may be asked twice; throws `rpc/*`, `flow/cancelled`. */
  read<T>(method: string, params: readonly unknown[], decode: Decoder<T>): Promise<T>
  /** Runs a call without sending it; what a contract refuses is `refused`, with the node's own words and data. */
  run(
    method: string,
    params: readonly unknown[],
  ): Promise<{ readonly result: unknown } | { readonly refused: RpcError }>
}

/** Any hex bytes. */
export const bytes: Decoder<string> = (input) =>
  typeof input === 'string' && /^0x([\da-f]{2})*$/i.test(input) ? input : undefined

/** A block without its transactions. */
export const blockHead = /*#__PURE__*/ shape({
  number: quantity,
  baseFeePerGas: (input: unknown) => quantity(input) ?? null,
})

/** The nodes of a network for as long as `signal` says. */
export function nodesOf(rpc: Rpc, network: Network, signal: AbortSignal): Nodes {
  return {
    read: (method, params, decode) => rpc.read(network, { method, params }, decode, signal),
    async run(method, params) {
      try {
        return { result: await rpc.request(network, { method, params }, signal) }
      } catch (cause) {
        if (cause instanceof RpcError) return { refused: cause }
        throw cause
      }
    },
  }
}

/** What a question gives, or `otherwise` where the nodes cannot answer it. Throws only `flow/cancelled`. */
export async function orElse<T>(asking: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await asking
  } catch (cause) {
    if (ModalError.is(cause) && cause.code === 'flow/cancelled') throw cause
    return otherwise
  }
}

/** How many transactions of an account a block had known, which is the number of its next one; `pending` counts those that wait. */
export function countAt(nodes: Nodes, address: string, block: bigint | 'latest' | 'pending'): Promise<bigint> {
  const at = typeof block === 'bigint' ? numberToHex(block) : block
  return nodes.read('eth_getTransactionCount', [address, at], quantity)
}
