import { sql } from 'kysely'
import { z } from 'zod'
import type { Backend, Worker } from '../../backend.js'
import { withDeadline } from '../../clock.js'
import { lead } from '../../indexer/leader.js'
import { MailError, type Mailer } from '../../mail/mailer.js'
import { audit } from '../audit.js'
import { HOUR_MS, rules } from '../rules.data.js'
import { openText } from '../secrets.js'

/** How often the queue is looked at, in ms. */
const LOOK_MS = 500
/** Mails that are sent at once. */
const AT_ONCE = 10
/** One mail may take this long, in ms. */
const SEND_MS = 25_000
/** After the first failure a mail waits for this time, then twice as long each time, at most a minute. In ms. */
const RETRY_MS = 1_000
const RETRY_MOST_MS = 60_000

const mail = z.strictObject({ to: z.string(), subject: z.string(), text: z.string() })

/**
 * Sends the mails of the queue, in one process of all: tries again where a mail server fails, and drops a mail after ten
 * minutes, when its code is old, with a line in the audit. A project that has sent its thousand mails of an hour waits.
 */
export function mailWorker(backend: Backend, mailer: Mailer): Worker {
  return {
    name: 'wallet-mails',
    run: () =>
      lead(backend, 'wallet mails', async (signal) => {
        while (!signal.aborted) {
          const sent = await sendDue(backend, mailer, signal).catch((err: unknown) => {
            if (!signal.aborted) backend.log.warn({ err }, 'the mails of embedded wallets can not be sent')
            return 0
          })
          if (sent < AT_ONCE) await backend.clock.sleep(LOOK_MS, signal).catch(() => {})
        }
      }),
  }
}

/** Sends what is due, ten mails at most, and drops what is too old. Returns how many mails it dealt with. */
export async function sendDue(backend: Backend, mailer: Mailer, signal: AbortSignal): Promise<number> {
  const due = await dropOld(backend).then(() => findDue(backend))
  await Promise.all(due.map((row) => sendOne(backend, mailer, row, signal)))
  return due.length
}

interface DueMail {
  readonly id: string
  readonly sealed: string
  readonly attempts: number
}

/** The oldest first. Of a project no more than its hour still has. */
async function findDue({ db, clock }: Backend): Promise<readonly DueMail[]> {
  const now = clock.now()
  const { rows } = await sql<DueMail>`
    select id, sealed, attempts from (
      select waiting.*, row_number() over (partition by project_id order by created_at, id) + (
        select count(*) from embedded_mails sent
        where sent.project_id = waiting.project_id and sent.sent_at > ${now - HOUR_MS}
      ) as place
      from embedded_mails waiting where sent_at is null and next_at <= ${now}
    ) placed
    where place <= ${rules.mailsPerProjectHour} order by created_at, id limit ${AT_ONCE}`.execute(db)
  return rows
}

async function sendOne(backend: Backend, mailer: Mailer, row: DueMail, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = backend
  try {
    const { to, subject, text } = mail.parse(JSON.parse(openText(backend, row.id, row.sealed)))
    await withDeadline(SEND_MS, [signal], (deadline) => mailer.send({ to, subject, text }, deadline))
    // The row stays for an hour, empty: it counts.
    await db.updateTable('embedded_mails').set({ sealed: '', sent_at: clock.now() }).where('id', '=', row.id).execute()
    backend.metrics?.walletMails.inc({ outcome: 'sent' })
  } catch (err) {
    if (signal.aborted) return
    // Words of a mail server may name the address: they are not logged.
    const reason = err instanceof MailError ? err.message : 'unknown'
    log.warn({ mail: row.id, reason }, 'a mail was not sent')
    backend.metrics?.walletMails.inc({ outcome: 'failed' })
    const wait = Math.min(RETRY_MS * 2 ** row.attempts, RETRY_MOST_MS)
    await db
      .updateTable('embedded_mails')
      .set({ attempts: row.attempts + 1, next_at: clock.now() + wait })
      .where('id', '=', row.id)
      .execute()
  }
}

/** Each is told once: it is gone in the same transaction. */
async function dropOld(backend: Backend): Promise<void> {
  const end = backend.clock.now() - rules.mailMs
  const count = await backend.db.transaction().execute(async (change) => {
    const dropped = await change
      .deleteFrom('embedded_mails')
      .where('sent_at', 'is', null)
      .where('created_at', '<=', end)
      .returning(['project_id', 'login_id'])
      .execute()
    if (dropped.length === 0) return 0
    await audit(
      change,
      backend.clock,
      ...dropped.map(({ project_id, login_id }) => ({
        event: 'mail dropped' as const,
        outcome: 'too old',
        projectId: project_id,
        subject: login_id,
      })),
    )
    return dropped.length
  })
  backend.metrics?.walletMails.inc({ outcome: 'dropped' }, count)
}
