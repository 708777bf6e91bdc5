import type { Kysely } from 'kysely'
import type { Backend } from '../../backend.js'
import type { Chain } from '../../chains/chains.js'
import type { Database } from '../../db/tables.js'
import { readTokens } from '../../tokens/read-tokens.js'
import { findKnownTokens } from '../find-known-tokens.js'
import { type Followed, follow } from '../follow.js'
import type { IndexedToken } from '../indexed.js'
import { type Cursor, CursorMoved, firstBlock, hashOf, readCursor, storeBlocks } from './cursor.js'
import { ChainMoved, type ReadBlock, readBlocks, readHeader } from './read-blocks.js'
import { rewind } from './rewind.js'

/** Most blocks of one step: of these are the rows that one transaction stores. */
const MOST_BLOCKS = 50

/** A head below the cursor is taken for the chain's new end after so many looks in a row, for a lagging node before. */
const PATIENCE = 5

/**
 * What a step found. `current`: nothing new. `more`: go on at once. `behind`: the node's head is a block that was indexed
 * long ago: it lags, or the chain was set back.
 */
export type Step = 'current' | 'more' | 'behind'

/**
 * Indexes the next blocks of an EVM chain, or puts a reorganisation right. With `setBack`, a head below the cursor counts
 * as the chain's new end. Throws `NodeError` and `UpstreamError`; nothing of the step is stored then.
 */
export async function indexStep(
  backend: Pick<Backend, 'db' | 'log'>,
  chain: Chain,
  setBack: boolean,
  signal: AbortSignal,
): Promise<Step> {
  const seen = await readCursor(backend.db, chain)
  const head = await readHeader(chain, 'latest', signal)
  if (!head) return 'current'
  try {
    if (seen.next > head.number) {
      const state = seen.tip ? await compareHead(backend.db, chain, { seen, head }, signal) : 'current'
      if (state === 'current' || (state === 'behind' && !setBack)) return state
      if (state === 'lagging') return 'behind'
      await rewind(backend, chain, { seen, head: head.number }, signal)
      return 'more'
    }
    const last = Math.min(head.number, seen.next + Math.min(MOST_BLOCKS, chain.settings.logRange) - 1)
    const blocks = await readBlocks(chain, { first: seen.next, last }, signal)
    if (seen.tip && blocks[0]?.header.parentHash !== seen.tip.hash) {
      await rewind(backend, chain, { seen, head: head.number }, signal)
      return 'more'
    }
    const tokens = await readNewTokens(backend.db, chain, blocks, signal)
    await storeBlocks(backend, chain, { seen, blocks, tokens })
    return last < head.number ? 'more' : 'current'
  } catch (cause) {
    // Both mean that what was read is out of date, not that anything is wrong.
    if (cause instanceof ChainMoved || cause instanceof CursorMoved) return 'current'
    throw cause
  }
}

/** Where the node's head, which is not above the cursor, stands to what is indexed. */
async function compareHead(
  db: Kysely<Database>,
  chain: Chain,
  { seen, head }: { readonly seen: Cursor; readonly head: { readonly number: number; readonly hash: string } },
  signal: AbortSignal,
): Promise<'current' | 'behind' | 'lagging' | 'moved'> {
  const hash = await hashOf(db, chain.settings.chainId, head.number)
  if (hash !== undefined) {
    if (hash !== head.hash) return 'moved'
    return head.number === seen.next - 1 ? 'current' : 'behind'
  }
  // Far below: a node that only begins to catch up has the first block that was indexed, another chain has not.
  const anchor = await readHeader(chain, firstBlock(chain), signal)
  return anchor && anchor.hash === seen.anchorHash ? 'lagging' : 'moved'
}

async function readNewTokens(
  db: Kysely<Database>,
  chain: Chain,
  blocks: readonly ReadBlock[],
  signal: AbortSignal,
): Promise<readonly IndexedToken[]> {
  const seen = new Map<string, Pick<IndexedToken, 'address' | 'standard' | 'firstBlock'>>()
  for (const { transactions } of blocks) {
    for (const { block, transfers } of transactions) {
      for (const { token, kind } of transfers) {
        if (token && !seen.has(token)) seen.set(token, { address: token, standard: kind, firstBlock: block })
      }
    }
  }
  if (seen.size === 0) return []
  for (const known of await findKnownTokens(db, chain.settings.chainId, [...seen.keys()])) seen.delete(known)
  const fresh = [...seen.values()]
  const facts = await readTokens(chain, fresh, signal)
  return facts.flatMap((token, index) => {
    const first = fresh[index]
    return first ? [{ ...token, firstBlock: first.firstBlock }] : []
  })
}

/** Indexes an EVM chain until the signal is aborted, with a look every `pollMs` once it has caught up. */
export function followEvm(
  backend: Pick<Backend, 'db' | 'log' | 'clock'>,
  chain: Chain,
  pollMs: number,
  signal: AbortSignal,
): Promise<void> {
  return follow(backend, { name: chain.settings.chainId, pollMs, step: evmSteps(backend, chain) }, signal)
}

/** The steps of `followEvm`, one a call; whether there is more to do at once. */
export function evmSteps(backend: Pick<Backend, 'db' | 'log'>, chain: Chain): Followed['step'] {
  let behind = 0
  return async (signal) => {
    const step = await indexStep(backend, chain, behind >= PATIENCE, signal)
    behind = step === 'behind' ? behind + 1 : 0
    return step === 'more'
  }
}
