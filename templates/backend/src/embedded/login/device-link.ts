import type { Selectable } from 'kysely'
import type { Backend } from '../../backend.js'
import { Problem } from '../../http/problems.js'
import { audit } from '../audit.js'
import { queueMail } from '../mails/mail-queue.js'
import type { Caller, EmbeddedBackend } from '../part.js'
import { rules } from '../rules.data.js'
import { isSameHash, keyedHash } from '../secrets.js'
import type { EmbeddedLoginRow } from '../tables.js'
import { hashOfCode, makeCode } from './login-code.js'

/** What the page of a link shows of the login. */
export interface LinkedLogin {
  readonly origin: string
  readonly browser: string
  readonly network: string
  readonly language: string
  readonly numbers: readonly string[]
}

/** The login of a link; `undefined` where the link is unknown, used or too old. Changes nothing: mail scanners open links. */
export async function findLinked(backend: EmbeddedBackend, token: string): Promise<LinkedLogin | undefined> {
  const row = await backend.db
    .selectFrom('embedded_logins')
    .select(['origin', 'browser', 'network', 'language', 'numbers'])
    .where('link_hash', '=', keyedHash(backend, 'link', token))
    .where('state', '=', 'link')
    .where('link_expires_at', '>', backend.clock.now())
    .executeTakeFirst()
  return row && { ...row, numbers: (row.numbers ?? '').split(' ') }
}

/** What the page of the link is answered. */
export type LinkAnswer = { readonly outcome: 'approved' | 'refused'; readonly language: string } | { outcome: 'over' }

/**
 * Takes the number that was chosen on the page of a link, once: the right one lets the device have its code, which is
 * mailed; a wrong one ends the login (SECURITY 2.9).
 */
export async function answerLink(backend: EmbeddedBackend, token: string, number: string): Promise<LinkAnswer> {
  return backend.db.transaction().execute(async (change) => {
    const row = await change
      .selectFrom('embedded_logins')
      .selectAll()
      .where('link_hash', '=', keyedHash(backend, 'link', token))
      .forUpdate()
      .executeTakeFirst()
    const now = backend.clock.now()
    if (row?.state !== 'link' || (row.link_expires_at ?? 0) <= now) return { outcome: 'over' }
    const isRight = isSameHash(number, row.number ?? '')
    const code = makeCode()
    const step = isRight
      ? { state: 'code' as const, code_hash: hashOfCode(backend, row, code), code_expires_at: now + rules.codeMs }
      : { state: 'refused' as const }
    // The numbers stay: they say that the login came by the link.
    await change
      .updateTable('embedded_logins')
      .set({ ...step, link_hash: null })
      .where('id', '=', row.id)
      .execute()
    if (isRight) await queueMail(backend, change, row, { kind: 'code', code })
    await audit(change, backend.clock, {
      event: 'login link',
      outcome: isRight ? 'approved' : 'wrong number',
      projectId: row.project_id,
      device: row.device,
      origin: row.origin,
      network: row.network,
      subject: row.id,
    })
    return { outcome: isRight ? 'approved' : 'refused', language: row.language }
  })
}

/**
 * Waits until the link of a login was approved, 25 s at most; `false` when it was not yet, also where the signal was
 * aborted before: the frame asks again. Throws the problems `login_refused` after a wrong number, and `login_over` for a
 * login that is over or not of this caller.
 */
export async function waitForLink(
  backend: EmbeddedBackend,
  caller: Caller,
  login: string,
  signal: AbortSignal,
): Promise<boolean> {
  const end = backend.clock.now() + rules.waitMs
  for (;;) {
    const row = await readLogin(backend, caller, login)
    if (row?.state === 'code' || row?.state === 'done') return true
    if (row?.state === 'refused') throw new Problem('login_refused')
    const now = backend.clock.now()
    if (row?.state !== 'link' || (row.link_expires_at ?? 0) <= now) throw new Problem('login_over')
    if (now >= end || signal.aborted) return false
    await backend.clock.sleep(rules.lookMs, signal).catch(() => {})
  }
}

async function readLogin(
  { db }: Pick<Backend, 'db'>,
  { projectId, origin, device }: Caller,
  login: string,
): Promise<Pick<Selectable<EmbeddedLoginRow>, 'state' | 'link_expires_at'> | undefined> {
  return db
    .selectFrom('embedded_logins')
    .select(['state', 'link_expires_at'])
    .where('id', '=', login)
    .where('project_id', '=', projectId)
    .where('origin', '=', origin)
    .where('device', '=', device)
    .executeTakeFirst()
}
