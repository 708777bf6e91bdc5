import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.js'
import type { Mail } from '../../mail/mailer.js'
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

/** Where people see what happened with their wallet of a project. */
export function activityUrl({ walletOrigin }: Pick<EmbeddedBackend, 'walletOrigin'>, projectId: string): string {
  return `${walletOrigin}/activity?projectId=${projectId}`
}

/** Puts the mail of a login into the queue, in the transaction of the login: no request waits for a mail server. */
export async function queueMail(
  backend: EmbeddedBackend,
  change: Kysely<Database>,
  login: QueuedLogin,
  secret: LoginSecret,
): Promise<void> {
  const content =
    secret.kind === 'code'
      ? secret
      : ({
          kind: 'link',
          url: `${backend.walletOrigin}/device?token=${secret.token}`,
          activity: activityUrl(backend, login.project_id),
        } as const)
  await putMail(backend, change, login, writeMail(login, content))
}

/** Puts any mail into the queue. It is sealed there: codes and links are nowhere in the database in clear. */
export async function putMail(
  backend: EmbeddedBackend,
  change: Kysely<Database>,
  cause: Pick<QueuedLogin, 'id' | 'project_id'>,
  mail: Mail,
): Promise<void> {
  const id = randomUUID()
  const now = backend.clock.now()
  const sealed = sealText(backend, id, JSON.stringify(mail))
  await change
    .insertInto('embedded_mails')
    .values({ id, project_id: cause.project_id, login_id: cause.id, sealed, created_at: now, next_at: now })
    .execute()
}
