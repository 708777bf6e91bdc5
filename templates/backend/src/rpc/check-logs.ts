import { z } from 'zod'
import type { Chain } from '../chains/chains.js'

const height = z.string().regex(/^0x[0-9a-fA-F]{1,16}$/)
const tag = z.enum(['earliest', 'latest', 'pending', 'safe', 'finalized'])
const edge = z.union([height, tag]).nullish()
// Nothing but its own fields: nodes that match names in any case would take `FROMBLOCK` for the beginning of the range.
const filter = z.strictObject({
  fromBlock: edge,
  toBlock: edge,
  blockHash: z.string().max(66).nullish(),
  address: z.unknown().optional(),
  topics: z.unknown().optional(),
})

/**
 * Why a filter of logs may not be sent: it is none, or spans more blocks than the chain's `logRange`. Asks the head only
 * where the end is open. Throws what `Chain.request` throws.
 */
export async function checkLogs(chain: Chain, params: unknown, signal?: AbortSignal): Promise<string | undefined> {
  const read = z.tuple([filter]).rest(z.unknown()).safeParse(params)
  if (!read.success)
    return 'The filter must have block numbers in hex, block tags, or a block hash, and else only address and topics'
  const { fromBlock, toBlock, blockHash } = read.data[0]
  if (blockHash) return fromBlock || toBlock ? 'A filter with a block hash has no range' : undefined
  // Both ends are near the head: whatever lies between is short.
  if (isNearHead(fromBlock) && isNearHead(toBlock)) return undefined
  const from = await blockOf(chain, fromBlock, signal)
  const to = await blockOf(chain, toBlock, signal)
  const most = chain.settings.logRange
  return to - from >= BigInt(most) ? `The filter spans more than ${most} blocks: ask for ${most} at a time` : undefined
}

function isNearHead(block: z.output<typeof edge>): boolean {
  return block === null || block === undefined || (tag.safeParse(block).success && block !== 'earliest')
}

async function blockOf(chain: Chain, block: z.output<typeof edge>, signal?: AbortSignal): Promise<bigint> {
  if (block === 'earliest') return 0n
  if (!isNearHead(block)) return BigInt(block ?? 0)
  const head = height.safeParse(await chain.request('eth_blockNumber', [], signal))
  // A node that does not tell its head: the largest span there is, so that nothing is let through by mistake.
  return head.success ? BigInt(head.data) : 2n ** 64n
}
