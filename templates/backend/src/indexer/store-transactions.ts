import { type Insertable, sql, type Transaction } from 'kysely'
import type { Database } from '../db/tables.js'
import { accountsOf, type IndexedToken, type IndexedTransaction, type IndexedTransfer } from './indexed.js'
import type { IndexTables } from './tables.js'

/** Rows of one statement: Postgres takes at most 65,535 parameters. */
const ROWS = 1_000

/** What a piece of a chain brought. */
export interface Found {
  readonly transactions: readonly IndexedTransaction[]
  readonly tokens: readonly IndexedToken[]
}

type WithoutConflict = 'transactions' | 'transfers' | 'activity' | 'tokens' | 'holdings' | 'nfts'

/**
 * Stores transactions and what follows from them but the sums of NFTs (see `changeNftAmounts`). Storing the same again
 * changes nothing. `accounts` are the histories they go into: those of all accounts that took part when left out.
 */
export async function storeTransactions(
  trx: Transaction<Database>,
  chainId: string,
  { transactions, tokens }: Found,
  accounts: (transaction: IndexedTransaction) => Iterable<string> = accountsOf,
): Promise<void> {
  // Two writers that meet the same rows must meet them in the same order: else each waits for the other.
  const sorted = [...transactions].sort((a, b) => (a.hash < b.hash ? -1 : 1))
  const moved = sorted.flatMap((transaction) =>
    transaction.transfers.map((transfer, position) => ({ transaction, transfer, position })),
  )
  await insert(
    trx,
    'transactions',
    sorted.map((each) => transactionRow(chainId, each)),
  )
  await insert(
    trx,
    'transfers',
    moved.map(({ transaction, transfer, position }) => ({
      ...transferRow(transfer),
      chain_id: chainId,
      tx_hash: transaction.hash,
      block: transaction.block,
      position,
    })),
  )
  await insert(
    trx,
    'activity',
    sorted.flatMap((each) => [...accounts(each)].map((account) => activityRow(chainId, account, each))),
  )
  await insert(
    trx,
    'tokens',
    tokens.map((token) => tokenRow(chainId, token)),
  )
  await insert(
    trx,
    'holdings',
    holdingRows(
      chainId,
      moved.map(({ transfer }) => transfer),
    ),
  )
  await insert(
    trx,
    'nfts',
    moved.flatMap(({ transfer, transaction }) => nftRows(chainId, transfer, transaction)),
  )
}

async function insert<Table extends WithoutConflict>(
  trx: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<IndexTables[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS) {
    // The compiler can't see that the rows fit a table that is still a type parameter.
    const some = rows.slice(start, start + ROWS) as Insertable<Database[WithoutConflict]>[]
    await trx
      .insertInto(table as WithoutConflict)
      .values(some as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

function transactionRow(chainId: string, each: IndexedTransaction): Insertable<IndexTables['transactions']> {
  return {
    chain_id: chainId,
    hash: each.hash,
    block: each.block,
    sender: each.sender,
    recipient: each.recipient,
    deployed: each.deployed,
    failed: each.failed,
    nonce: each.nonce,
    fee: each.fee.toString(),
    selector: each.selector,
    mined_at: each.minedAt,
  }
}

function transferRow({ kind, token, tokenId, sender, recipient, amount }: IndexedTransfer) {
  return { kind, token, token_id: tokenId?.toString() ?? null, sender, recipient, amount: amount.toString() }
}

function activityRow(chainId: string, account: string, { hash, block, position, minedAt }: IndexedTransaction) {
  return { account, chain_id: chainId, mined_at: minedAt, block, position, tx_hash: hash }
}

function tokenRow(chainId: string, { firstBlock, ...token }: IndexedToken) {
  return { ...token, chain_id: chainId, first_block: firstBlock }
}

function holdingRows(chainId: string, transfers: readonly IndexedTransfer[]) {
  const seen = new Map<string, Insertable<IndexTables['holdings']>>()
  for (const { kind, token, recipient } of transfers) {
    if (!token || !recipient || (kind !== 'erc20' && kind !== 'spl')) continue
    seen.set(`${recipient} ${token}`, { chain_id: chainId, owner: recipient, token })
  }
  return [...seen].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

function nftRows(chainId: string, { token, tokenId, kind }: IndexedTransfer, { block }: IndexedTransaction) {
  if (!token || tokenId === null) return []
  return [
    {
      chain_id: chainId,
      contract: token,
      token_id: tokenId.toString(),
      standard: kind,
      name: null,
      image_url: null,
      first_block: block,
      next_read_at: 0,
      failures: 0,
    },
  ]
}

/**
 * Adds to the NFT amounts of each owner what moved in the blocks from `first` on (their transfers are stored, none
 * later), or takes it back before those transfers are deleted. Sums forgive contracts that lie: what came twice and
 * went once is one too many there, and nothing breaks.
 */
export async function changeNftAmounts(
  trx: Transaction<Database>,
  chainId: string,
  { first, undo }: { readonly first: number; readonly undo: boolean },
): Promise<void> {
  const sign = undo ? sql`-1` : sql`1`
  const moved = sql`transfers where chain_id = ${chainId} and block >= ${first} and token_id is not null`
  await sql`
    insert into nft_holdings as held (owner, chain_id, contract, token_id, amount)
    select owner, ${chainId}, token, token_id, sum(change) * ${sign}
    from (
      select recipient as owner, token, token_id, amount as change from ${moved}
      union all
      select sender, token, token_id, -amount from ${moved}
    ) as changes
    where owner is not null
    group by owner, token, token_id
    on conflict (owner, chain_id, contract, token_id) do update set amount = held.amount + excluded.amount
  `.execute(trx)
}
