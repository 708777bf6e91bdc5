import { sql } from 'kysely'
import type { Backend } from '../../backend.js'
import type { Chain } from '../../chains/chains.js'
import { forgetChain } from '../forget-chain.js'
import { changeNftAmounts } from '../store-transactions.js'
import { type Cursor, firstBlock, holdCursor } from './cursor.js'
import { readHeader } from './read-blocks.js'

/**
 * Walks back from the highest of the kept blocks, not above `head`, to the last one that the node still has, and forgets
 * everything above it. Where it has none of them, everything of the chain is forgotten, and the log says so.
 */
export async function rewind(
  { db, log }: Pick<Backend, 'db' | 'log'>,
  chain: Chain,
  { seen, head }: { readonly seen: Cursor; readonly head: number },
  signal: AbortSignal,
): Promise<void> {
  const { chainId } = chain.settings
  const kept = await db
    .selectFrom('index_blocks')
    .select(['number', 'hash'])
    .where('chain_id', '=', chainId)
    .where('number', '<=', head)
    .orderBy('number', 'desc')
    .execute()
  for (const { number, hash } of kept) {
    const header = await readHeader(chain, number, signal)
    if (header?.hash !== hash) continue
    log.info({ chainId, from: seen.next - 1, to: number }, 'the chain was reorganised')
    return forgetAbove({ db }, chain, { seen, block: number })
  }
  log.warn({ chainId, from: seen.next - 1 }, 'the chain was reorganised below what is kept of it: it is indexed anew')
  return forgetAbove({ db }, chain, { seen, block: firstBlock(chain) - 1 })
}

/** Forgets what is above `block` and sets the cursor after it, in one transaction. Throws `CursorMoved`. */
export async function forgetAbove(
  { db }: Pick<Backend, 'db'>,
  chain: Chain,
  { seen, block }: { readonly seen: Cursor; readonly block: number },
): Promise<void> {
  const { chainId } = chain.settings
  await db.transaction().execute(async (trx) => {
    await holdCursor(trx, chain, seen)
    // To forget millions of rows may take longer than a request ever should.
    await sql`set local statement_timeout = 0`.execute(trx)
    if (block < firstBlock(chain)) return forgetChain(trx, chainId)
    await changeNftAmounts(trx, chainId, { first: block + 1, undo: true })
    for (const table of ['transfers', 'activity', 'transactions'] as const) {
      await trx.deleteFrom(table).where('chain_id', '=', chainId).where('block', '>', block).execute()
    }
    for (const table of ['tokens', 'nfts'] as const) {
      await trx.deleteFrom(table).where('chain_id', '=', chainId).where('first_block', '>', block).execute()
    }
    await trx.deleteFrom('index_blocks').where('chain_id', '=', chainId).where('number', '>', block).execute()
    await trx
      .updateTable('index_cursors')
      .set({ next_block: block + 1 })
      .where('chain_id', '=', chainId)
      .execute()
  })
}
