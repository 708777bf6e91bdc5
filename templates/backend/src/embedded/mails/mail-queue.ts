import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.js'
import type { EmbeddedBackend } from '../part.js'
import { sealText } from '../secrets.js'
import { type MailAbout, writeMail } from './write-mail.js'

/** Which login a mail is of. */
export interface QueuedLogin extends MailAbout {
  readonly id: string
  readonly project_id: string
}

/** A code, or the token of a link. */
export type LoginSecret =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'link'; readonly token: string }

/**
 * Puts the mail of a login into the queue, in the transaction of the login: no request waits for a mail server. It is
 * sealed there: codes are nowhere in the database in clear.
 */
export async function queueMail(
  backend: EmbeddedBackend,
  change: Kysely<Database>,
  login: QueuedLogin,
  secret: LoginSecret,
): Promise<void> {
  const id = randomUUID()
  const now = backend.clock.now()
  const content =
    secret.kind === 'code'
      ? secret
      : ({ kind: 'link', url: `${backend.walletOrigin}/device?token=${secret.token}` } as const)
  const sealed = sealText(backend, id, JSON.stringify(writeMail(login, content)))
  await change
    .insertInto('embedded_mails')
    .values({ id, project_id: login.project_id, login_id: login.id, sealed, created_at: now, next_at: now })
    .execute()
}
