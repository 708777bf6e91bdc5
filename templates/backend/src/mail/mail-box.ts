import { randomUUID } from 'node:crypto'
import type { Backend } from '../backend.js'
import type { Mail } from './mailer.js'

/** Mails that the box keeps; older ones go. */
const KEPT = 200

/** A mail that was caught. */
export interface CaughtMail extends Mail {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly receivedAt: number
  readonly from: string
}

/** Where mails land that do not leave the machine. */
export interface MailBox {
  put(mail: Mail & { readonly from: string }): Promise<void>
  /** The latest 200, the newest first. */
  list(): Promise<readonly CaughtMail[]>
  /** Removes one mail, or all. One that is gone already is fine. */
  remove(id: string | 'all'): Promise<void>
}

/** A box in the database, so that every process sees the same mails and a restart keeps them. */
export function mailBox({ db, clock }: Pick<Backend, 'db' | 'clock'>): MailBox {
  return {
    async put({ from, to, subject, text, html }) {
      const row = { sender: from, recipient: to, subject, text, html: html ?? null }
      await db
        .insertInto('inbox_mails')
        .values({ id: randomUUID(), received_at: clock.now(), ...row })
        .execute()
      await db
        .deleteFrom('inbox_mails')
        .where('id', 'in', (old) => old.selectFrom('inbox_mails').select('id').orderBy('number', 'desc').offset(KEPT))
        .execute()
    },
    async list() {
      const rows = await db.selectFrom('inbox_mails').selectAll().orderBy('number', 'desc').limit(KEPT).execute()
      return rows.map(({ id, received_at, sender, recipient, subject, text, html }) => ({
        id,
        receivedAt: received_at,
        from: sender,
        to: recipient,
        subject,
        text,
        ...(html === null ? {} : { html }),
      }))
    },
    async remove(id) {
      await db
        .deleteFrom('inbox_mails')
        .$if(id !== 'all', (query) => query.where('id', '=', id))
        .execute()
    },
  }
}
