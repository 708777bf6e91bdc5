import type { Kysely, Transaction } from 'kysely'
import type { Backend } from '../../backend.js'
import type { Chain } from '../../chains/chains.js'
import type { Database } from '../../db/tables.js'
import type { IndexedToken } from '../indexed.js'
import { changeNftAmounts, storeTransactions } from '../store-transactions.js'
import type { ReadBlock } from './read-blocks.js'

/** How far the chain is indexed. */
export interface Cursor {
  /** The block to read next. */
  readonly next: number
  /** The last block that is indexed. */
  readonly tip: { readonly number: number; readonly hash: string } | null
  readonly anchorHash: string | null
}

/** The first block that the settings ask for. */
export function firstBlock({ settings }: Chain): number {
  return settings.index?.fromBlock ?? 0
}

/** Reads how far the chain is indexed. */
export async function readCursor(db: Kysely<Database>, chain: Chain): Promise<Cursor> {
  const { chainId } = chain.settings
  const row = await db.selectFrom('index_cursors').selectAll().where('chain_id', '=', chainId).executeTakeFirst()
  if (!row) return { next: firstBlock(chain), tip: null, anchorHash: null }
  const hash = await hashOf(db, chainId, row.next_block - 1)
  return {
    next: row.next_block,
    tip: hash === undefined ? null : { number: row.next_block - 1, hash },
    anchorHash: row.anchor_hash,
  }
}

/** Hash of an indexed block, `undefined` where it is not (or no longer) kept. */
export async function hashOf(db: Kysely<Database>, chainId: string, number: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('index_blocks')
    .select('hash')
    .where('chain_id', '=', chainId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.hash
}

/** Another process moved the cursor. What was read is to be thrown away and read again. */
export class CursorMoved extends Error {
  override readonly name = 'CursorMoved'
}

/**
 * Holds the cursor until the transaction ends, and checks that it still is where the caller saw it. This, not the lock of
 * the leader, is what keeps two processes from indexing a block twice. Throws `CursorMoved`.
 */
export async function holdCursor(trx: Transaction<Database>, chain: Chain, seen: Cursor): Promise<void> {
  const { chainId } = chain.settings
  const row = await trx
    .selectFrom('index_cursors')
    .select('next_block')
    .where('chain_id', '=', chainId)
    .forUpdate()
    .executeTakeFirst()
  const next = row?.next_block ?? firstBlock(chain)
  // A row that is not there yet can't be held; then the insert of `moveCursor` meets the other's.
  if (next !== seen.next || (row === undefined) !== (seen.anchorHash === null)) {
    throw new CursorMoved(`The cursor of ${chainId} is at ${next}, not at ${seen.next}`)
  }
}

/** Moves the cursor that `holdCursor` holds. Throws `CursorMoved` when another process made it first. */
async function moveCursor(
  trx: Transaction<Database>,
  chain: Chain,
  { seen, next, anchorHash }: { readonly seen: Cursor; readonly next: number; readonly anchorHash: string },
): Promise<void> {
  const { chainId } = chain.settings
  if (seen.anchorHash !== null) {
    await trx.updateTable('index_cursors').set({ next_block: next }).where('chain_id', '=', chainId).execute()
    return
  }
  const made = await trx
    .insertInto('index_cursors')
    .values({ chain_id: chainId, next_block: next, anchor_hash: anchorHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('next_block')
    .executeTakeFirst()
  if (!made) throw new CursorMoved(`The cursor of ${chainId} was made by another process`)
}

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
    // First of all: the second process must be refused before it adds anything.
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
