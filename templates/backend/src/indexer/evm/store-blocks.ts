import type { Backend } from '../../backend.js'
import type { Chain } from '../../chains/chains.js'
import type { IndexedToken } from '../indexed.js'
import { changeNftAmounts } from '../nft-amounts.js'
import { storeTransactions } from '../store-transactions.js'
import { type Cursor, holdCursor, moveCursor } from './cursor.js'
import type { ReadBlock } from './read-blocks.js'

/** What to store. */
export interface BlocksToStore {
  readonly seen: Cursor
  readonly blocks: readonly ReadBlock[]
  /** Tokens that were not known before. */
  readonly tokens: readonly IndexedToken[]
}

/**
 * Stores blocks and moves the cursor past them, in one transaction: a process that ends at any moment leaves all of them
 * or none. Throws `CursorMoved` when another process was faster.
 */
export async function storeBlocks(
  { db }: Pick<Backend, 'db'>,
  chain: Chain,
  { seen, blocks, tokens }: BlocksToStore,
): Promise<void> {
  const { chainId, reorgDepth } = chain.settings
  const first = blocks[0]?.header
  const last = blocks.at(-1)?.header
  if (!first || !last) return
  const kept = blocks.filter(({ header }) => header.number > last.number - reorgDepth)
  await db.transaction().execute(async (trx) => {
    await holdCursor(trx, chain, seen)
    // First of all: who comes second must find out before it adds anything.
    await moveCursor(trx, chain, { seen, next: last.number + 1, anchorHash: first.hash })
    await storeTransactions(trx, chainId, { transactions: blocks.flatMap(({ transactions }) => transactions), tokens })
    await changeNftAmounts(trx, chainId, { first: first.number, undo: false })
    await trx
      .insertInto('index_blocks')
      .values(
        kept.map(({ header: { number, hash, parentHash } }) => ({
          chain_id: chainId,
          number,
          hash,
          parent_hash: parentHash,
        })),
      )
      .execute()
    await trx
      .deleteFrom('index_blocks')
      .where('chain_id', '=', chainId)
      .where('number', '<=', last.number - reorgDepth)
      .execute()
  })
}
