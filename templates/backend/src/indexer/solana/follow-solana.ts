import type { Backend } from '../../backend.js'
import type { Chain } from '../../chains/chains.js'
import { follow } from '../follow.js'
import { FOLLOWED_MS, visitAccount } from './watch.js'

/** Most accounts that are followed at once: those that were asked for last. */
const MOST_ACCOUNTS = 200
/** Where an account's history was read up to is forgotten after this long without a request, in ms. */
const FORGOTTEN_MS = 7 * 24 * 60 * 60 * 1_000
/** How often that is looked for, in ms. */
const FORGET_EVERY_MS = 60 * 60 * 1_000

/**
 * Follows the requested accounts of a Solana chain, until the signal is aborted. Nodes list transactions by account
 * only, so a history is there only after it was requested. `confirmed` transactions count: a block with the votes of
 * two thirds of the stake was never rolled back.
 */
export function followSolana(
  backend: Pick<Backend, 'db' | 'log' | 'clock'>,
  chain: Chain,
  pollMs: number,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = backend
  const { chainId } = chain.settings
  let forgotAt = clock.now()
  const step = async (stop: AbortSignal) => {
    if (clock.now() - forgotAt > FORGET_EVERY_MS) {
      forgotAt = clock.now()
      await forget(backend, chainId)
    }
    const rows = await db
      .selectFrom('watched')
      .select('account')
      .where('chain_id', '=', chainId)
      .whereRef('address', '=', 'account')
      .where('asked_at', '>', clock.now() - FOLLOWED_MS)
      .orderBy('asked_at', 'desc')
      .limit(MOST_ACCOUNTS)
      .execute()
    let more = false
    const failures: unknown[] = []
    for (const { account } of rows) {
      try {
        more = (await visitAccount(backend, chain, account, stop)) || more
      } catch (cause) {
        stop.throwIfAborted()
        failures.push(cause)
      }
    }
    // One account that can't be read must not keep the others from being read; that all fail is the node's fault.
    if (failures.length > 0 && failures.length === rows.length) throw failures[0]
    return more
  }
  return follow(backend, { name: chainId, pollMs, step }, signal)
}

async function forget({ db, clock }: Pick<Backend, 'db' | 'clock'>, chainId: string): Promise<void> {
  const old = db
    .selectFrom('watched')
    .select('account')
    .where('chain_id', '=', chainId)
    .whereRef('address', '=', 'account')
    .where('asked_at', '<', clock.now() - FORGOTTEN_MS)
  await db.deleteFrom('watched').where('chain_id', '=', chainId).where('account', 'in', old).execute()
}
