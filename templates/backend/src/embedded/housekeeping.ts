import type { Backend, Worker } from '../backend.js'
import { forgetOldLines } from './audit.js'
import { DAY_MS, HOUR_MS, rules } from './rules.data.js'

/** How often it runs, in ms. */
const EVERY_MS = 5 * 60_000

/** Deletes what no rule looks at any more, at the start and every five minutes. Any number of processes may run it. */
export function housekeeping(backend: Backend): Worker {
  const { clock, signal, log } = backend
  return {
    name: 'wallet-housekeeping',
    async run() {
      while (!signal.aborted) {
        await forgetOld(backend).catch(
          (err: unknown) => signal.aborted || log.warn({ err }, 'old rows of embedded wallets can not be deleted'),
        )
        await clock.sleep(EVERY_MS, signal).catch(() => {})
      }
    },
  }
}

/**
 * Deletes used proofs, counts, locks, logins, links, sessions and sent mails that are over, transactions of more than 90
 * days and lines of the audit of more than 400. Users, devices, wallets and whom they have sent something to are kept.
 */
export async function forgetOld({ db, clock }: Pick<Backend, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.deleteFrom('embedded_nonces').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('embedded_counts')
    .where('at', '<=', now - DAY_MS)
    .execute()
  await db.deleteFrom('embedded_locks').where('until', '<=', now).execute()
  await db
    .deleteFrom('embedded_logins')
    .where('created_at', '<=', now - DAY_MS)
    .execute()
  await db.deleteFrom('embedded_activity_links').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('embedded_mails')
    .where('sent_at', '<=', now - HOUR_MS)
    .execute()
  await db
    .deleteFrom('embedded_sessions')
    .where(({ eb, or }) =>
      or([eb('used_at', '<=', now - rules.sessionIdleMs), eb('created_at', '<=', now - rules.sessionMs)]),
    )
    .execute()
  await db
    .deleteFrom('embedded_transactions')
    .where('sent_at', '<=', now - rules.transactionMs)
    .execute()
  await forgetOldLines({ db, clock })
}
