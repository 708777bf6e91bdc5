import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/tables.js'
import { Problem } from '../../http/problems.js'
import { type AuditLine, audit } from '../audit.js'
import { lockRow } from '../lock-row.js'
import type { Caller, EmbeddedBackend } from '../part.js'
import { DAY_MS, rules } from '../rules.data.js'
import { isSameHash } from '../secrets.js'
import { openSession } from '../sessions/open-session.js'
import type { EmbeddedLoginRow } from '../tables.js'
import { addDevice, findOrAddUser } from '../users/add-user.js'
import type { User } from '../users/user.js'
import { countEach, isBudgetSpent, limitKeys, lockedOut, readStanding, type Standing } from './limits.js'
import { hashOfCode } from './login-code.js'

/** A login that is complete. The token is the client's to keep, and nowhere else. */
export interface SignedIn {
  readonly user: User
  readonly token: string
}

type Login = Selectable<EmbeddedLoginRow>

/** What became of a code. */
type Verdict =
  | { readonly kind: 'right'; readonly signedIn: SignedIn }
  | { readonly kind: 'wrong' | 'over' }
  | { readonly kind: 'locked'; readonly until: number }

/**
 * Checks the code of a login and opens a session; at the first login of an address its user and wallet are made. A code
 * works once, on the device, in the project and below the origin that asked for it, five times tried at most, whatever
 * runs at once (SECURITY 2.9). Throws the problems `wrong_code` (also for a login that is not this caller's),
 * `login_over` and `new_devices_locked`.
 */
export async function checkCode(
  backend: EmbeddedBackend,
  caller: Caller,
  { login, code }: { readonly login: string; readonly code: string },
): Promise<SignedIn> {
  const { verdict, isSlow } = await backend.db.transaction().execute(async (change) => {
    const row = await change
      .selectFrom('embedded_logins')
      .selectAll()
      .where('id', '=', login)
      .forUpdate()
      .executeTakeFirst()
    const isOwn = row?.project_id === caller.projectId && row.origin === caller.origin && row.device === caller.device
    const email = isOwn ? row.email : ''
    const keys = limitKeys(backend, { projectId: caller.projectId, email, network: '' })
    await lockRow(change, keys.failuresOfEmail)
    const now = backend.clock.now()
    const standing = await readStanding(change, now, { keys, ...caller, email })
    const owned = isOwn ? row : undefined
    return {
      verdict: await judge({ backend, change, caller, now }, owned, { code, standing }),
      isSlow: isBudgetSpent(standing),
    }
  })
  if (isSlow) await backend.clock.sleep(rules.slowMs, backend.signal)
  if (verdict.kind === 'right') return verdict.signedIn
  if (verdict.kind === 'locked') throw lockedOut(verdict.until, backend.clock.now())
  throw new Problem(verdict.kind === 'over' ? 'login_over' : 'wrong_code')
}

interface Check {
  readonly backend: EmbeddedBackend
  readonly change: Kysely<Database>
  readonly caller: Caller
  readonly now: number
}

async function judge(
  check: Check,
  row: Login | undefined,
  { code, standing }: { readonly code: string; readonly standing: Standing },
): Promise<Verdict> {
  // Without a login of the caller's own everything runs as for a wrong code, on rows that are not there.
  const owner = row ?? { id: '', device: check.caller.device, project_id: check.caller.projectId, origin: '' }
  const isRight = isSameHash(hashOfCode(check.backend, owner, code), row?.code_hash ?? '')
  if (row && isOver(row, check.now, standing)) return { kind: 'over' }
  const { locked_until: until, is_known } = standing
  if (row && until !== null && !is_known) return { kind: 'locked', until }
  if (row && isRight) return { kind: 'right', signedIn: await signIn(check, row) }
  await countWrong(check, row, standing)
  return { kind: 'wrong' }
}

/** A known device whose project has too many wrong codes needs the link, also for a code that it was sent before. */
function isOver(row: Login, now: number, standing: Standing): boolean {
  // The fifth wrong code has ended it.
  if (row.state !== 'code' || (row.code_expires_at ?? 0) <= now) return true
  return row.numbers === null && isBudgetSpent(standing)
}

async function countWrong({ backend, change, caller, now }: Check, row: Login | undefined, standing: Standing) {
  const tries = (row?.tries ?? 0) + 1
  await change
    .updateTable('embedded_logins')
    .set(tries >= rules.codeTries ? { tries, state: 'ended', code_hash: null } : { tries })
    .where('id', '=', row?.id ?? '')
    .execute()
  // Only tries of the caller's own logins count towards limits.
  const keys = limitKeys(backend, { projectId: caller.projectId, email: row?.email ?? '', network: '' })
  await countEach(change, now, row ? [keys.failuresOfEmail, keys.failuresOfProject] : ['failures', 'failures'])
  const { count } = await change
    .selectFrom('embedded_counts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('key', '=', row ? keys.failuresOfEmail : '')
    .where('at', '>', now - DAY_MS)
    .executeTakeFirstOrThrow()
  if (Number(count) >= rules.failuresPerEmailDay && standing.locked_until === null) {
    const until = now + rules.lockMs
    await change
      .insertInto('embedded_locks')
      .values({ key: keys.failuresOfEmail, until })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ until }))
      .execute()
  }
  await audit(change, backend.clock, { ...lineOf(caller, row), event: 'login code', outcome: 'wrong' })
}

async function signIn({ backend, change, caller, now }: Check, row: Login): Promise<SignedIn> {
  await change.updateTable('embedded_logins').set({ state: 'done', code_hash: null }).where('id', '=', row.id).execute()
  const { user, id: userId, isNew, walletId } = await findOrAddUser(backend, change, row)
  const isNewDevice = await addDevice(change, { userId, device: caller.device, now })
  const session = randomUUID()
  const token = await openSession(backend, change, { id: session, userId, device: caller.device })
  const line = { ...lineOf(caller, row), userId }
  await audit(
    change,
    backend.clock,
    { ...line, event: 'login code', outcome: 'right' },
    ...(isNew ? [{ ...line, event: 'user added' as const, subject: userId }] : []),
    ...(isNew ? [{ ...line, event: 'wallet added' as const, subject: walletId }] : []),
    ...(isNewDevice ? [{ ...line, event: 'device added' as const }] : []),
    { ...line, event: 'session started', subject: session },
  )
  return { user, token }
}

function lineOf({ projectId, origin, device }: Caller, row: Login | undefined): Omit<AuditLine, 'event'> {
  return { projectId, origin, device, ...(row ? { network: row.network, subject: row.id } : {}) }
}
