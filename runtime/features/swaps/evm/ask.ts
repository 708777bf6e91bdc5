import type { ChainNodes } from '../../../contract/chain.js'
import type { Decoder } from '../../../core/decode.js'
import type { Network } from '../../../core/network.js'

/** The nodes of one network, for the questions of one swap. */
export interface Ask {
  /** What may be asked twice. Throws `rpc/*`, `flow/cancelled`. */
  read<T>(method: string, params: readonly unknown[], decode: Decoder<T>): Promise<T>
  /** A call that a node may refuse. Throws an `RpcError` with the node's words, `rpc/*`, `flow/cancelled`. */
  request(method: string, params: readonly unknown[]): Promise<unknown>
}

/** The nodes of a network for as long as `signal` says. */
export function askOf(nodes: ChainNodes, network: Network, signal: AbortSignal): Ask {
  return {
    read: (method, params, decode) => nodes.read(network, { method, params }, decode, signal),
    request: (method, params) => nodes.request(network, { method, params }, signal),
  }
}

/** Any hex bytes. */
export const bytes: Decoder<string> = (input) =>
  typeof input === 'string' && /^0x([\da-f]{2})*$/i.test(input) ? input : undefined

/** The first word of what a call returns; `undefined` where it returns nothing. */
export function wordOf(data: string): bigint | undefined {
  return /^0x[\da-f]{64}/i.test(data) ? BigInt(data.slice(0, 66)) : undefined
}

/** Calldata of a selector of four bytes, addresses and numbers. */
export function callOf(selector: string, ...words: readonly (string | bigint)[]): string {
  const padded = words.map((word) =>
    hex(typeof word === 'bigint' ? word : BigInt(word))
      .slice(2)
      .padStart(64, '0'),
  )
  return `${selector}${padded.join('')}`
}

/** A number as nodes take it. */
export const hex = (value: bigint) => `0x${value.toString(16)}`
