import type { Backend } from '../../backend.js'
import type { Chain } from '../../chains/chains.js'
import type { WatchedRow } from '../tables.js'
import { readTokenAccounts } from './decode-solana.js'
import { visit } from './visit.js'

/** An account is followed for this long after a request for it, in ms. */
export const FOLLOWED_MS = 10 * 60_000
/** A question about an account is written down once in this time, in ms. */
const ASKED_EVERY_MS = 60_000
/** Most token accounts of one account that are followed. */
const TOKEN_ACCOUNTS = 50

/** Records a request for a Solana account: it is followed from now on. Whether it was not followed before. */
export async function watchAccount(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  chainId: string,
  account: string,
): Promise<boolean> {
  const now = clock.now()
  const row = await db
    .selectFrom('watched')
    .select('asked_at')
    .where('chain_id', '=', chainId)
    .where('account', '=', account)
    .where('address', '=', account)
    .executeTakeFirst()
  if (row && row.asked_at > now - ASKED_EVERY_MS) return false
  await db
    .insertInto('watched')
    .values(newRow({ chainId, address: account, account, now }))
    .onConflict((conflict) => conflict.columns(['chain_id', 'account', 'address']).doUpdateSet({ asked_at: now }))
    .execute()
  return !row || row.asked_at <= now - FOLLOWED_MS
}

/**
 * Reads the next piece of an account's history: of the account itself, and of its token accounts, because what is sent
 * to those does not name their owner. Whether there is more to do at once. Throws `NodeError` and `UpstreamError`.
 */
export async function visitAccount(
  backend: Pick<Backend, 'db' | 'clock'>,
  chain: Chain,
  account: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { chainId } = chain.settings
  const accounts = (await readTokenAccounts(chain, account, signal)).slice(0, TOKEN_ACCOUNTS)
  if (accounts.length > 0) {
    const now = backend.clock.now()
    await backend.db
      .insertInto('watched')
      .values(accounts.map(({ pubkey }) => newRow({ chainId, address: pubkey, account, now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const rows = await backend.db
    .selectFrom('watched')
    .selectAll()
    .where('chain_id', '=', chainId)
    .where('account', '=', account)
    .orderBy('address')
    .execute()
  let more = false
  for (const row of rows) more = (await visit(backend, chain, row, signal)) || more
  return more
}

function newRow({
  chainId,
  address,
  account,
  now,
}: {
  chainId: string
  address: string
  account: string
  now: number
}): WatchedRow {
  return { chain_id: chainId, address, account, asked_at: now, newest: null, oldest: null, depth: 0, complete: false }
}
