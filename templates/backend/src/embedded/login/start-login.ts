import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.js'
import { audit } from '../audit.js'
import { lockRow } from '../lock-row.js'
import { queueMail } from '../mails/mail-queue.js'
import type { Caller, EmbeddedBackend } from '../part.js'
import { rules } from '../rules.data.js'
import { keyedHash, randomToken } from '../secrets.js'
import { browserName, networkName } from './client-facts.js'
import { checkStanding, countEach, isBudgetSpent, limitKeys, readStanding } from './limits.js'
import { hashOfCode, makeCode } from './login-code.js'
import { makeNumbers } from './numbers.js'

/** What a login is asked for with. */
export interface LoginWish {
  readonly caller: Caller
  /** As `readEmail` gives it. */
  readonly email: string
  /** A language of the mails. */
  readonly language: string
  readonly clientIp: string
  readonly userAgent: string
}

/** What the frame does next. `number` is what the person finds again on the page of the link. */
export type StartedLogin =
  | { readonly action: 'VERIFY_DEVICE'; readonly login: string; readonly number: string }
  | { readonly action: 'VERIFY_OTP'; readonly login: string }

/**
 * Starts a login: a device that has signed in before gets the code, any other one the link first (SECURITY 2.9). The mail
 * waits in the database, and every statement is the same whether the address has a user or not. Throws the problems of
 * `checkStanding`.
 */
export async function startLogin(backend: EmbeddedBackend, wish: LoginWish): Promise<StartedLogin> {
  const { caller, email } = wish
  const network = networkName(wish.clientIp)
  const keys = limitKeys(backend, { projectId: caller.projectId, email, network })
  const started = await backend.db.transaction().execute(async (change) => {
    await lockRow(change, keys.codesOfEmail)
    await lockRow(change, keys.codesOfNetwork)
    const now = backend.clock.now()
    const standing = await readStanding(change, now, { keys, ...caller, email })
    checkStanding(standing, now)
    const isSlow = isBudgetSpent(standing)
    await endOlder(change, wish)
    await countEach(change, now, [keys.codesOfEmail, keys.codesOfNetwork])
    const needsLink = !standing.is_known || isSlow
    return { isSlow, login: await addLogin(backend, change, { wish, network, needsLink, now }) }
  })
  if (started.isSlow) await backend.clock.sleep(rules.slowMs, backend.signal)
  return started.login
}

/** A new code voids the one before it, on this device. */
async function endOlder(change: Kysely<Database>, { caller, email }: LoginWish): Promise<void> {
  await change
    .updateTable('embedded_logins')
    .set({ state: 'ended', code_hash: null, link_hash: null })
    .where('project_id', '=', caller.projectId)
    .where('email', '=', email)
    .where('device', '=', caller.device)
    .where('state', 'in', ['link', 'code'])
    .execute()
}

interface NewLogin {
  readonly wish: LoginWish
  readonly network: string
  readonly needsLink: boolean
  readonly now: number
}

async function addLogin(
  backend: EmbeddedBackend,
  change: Kysely<Database>,
  { wish, network, needsLink, now }: NewLogin,
): Promise<StartedLogin> {
  const { caller, email, language } = wish
  const { projectId: project_id, origin, device } = caller
  const id = randomToken(128)
  const token = randomToken(128)
  const code = makeCode()
  const numbers = makeNumbers()
  const number = numbers[randomInt(numbers.length)] ?? ''
  const about = { id, project_id, origin, device, email, language, browser: browserName(wish.userAgent), network }
  const step = needsLink
    ? {
        state: 'link' as const,
        link_hash: keyedHash(backend, 'link', token),
        link_expires_at: now + rules.linkMs,
        numbers: numbers.join(' '),
        number,
      }
    : {
        state: 'code' as const,
        code_hash: hashOfCode(backend, about, code),
        code_expires_at: now + rules.codeMs,
      }
  await change
    .insertInto('embedded_logins')
    .values({ ...about, ...step, created_at: now })
    .execute()
  await queueMail(backend, change, about, needsLink ? { kind: 'link', token } : { kind: 'code', code })
  await audit(change, backend.clock, {
    event: 'login started',
    outcome: needsLink ? 'link' : 'code',
    projectId: project_id,
    device,
    origin,
    network,
    subject: id,
  })
  return needsLink ? { action: 'VERIFY_DEVICE', login: id, number } : { action: 'VERIFY_OTP', login: id }
}
