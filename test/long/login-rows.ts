import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../templates/backend/src/db/tables.js'
import { auditHash, FIRST_HASH } from '../../templates/backend/src/embedded/audit.js'
import { rules } from '../../templates/backend/src/embedded/rules.data.js'
import type { WalletAuditRow } from '../../templates/backend/src/embedded/tables.js'

type Line = Selectable<WalletAuditRow>

/**
 * What is wrong with the rows that logins have left, whatever happened to their processes: more than five tries of a code,
 * a code or link that was used twice, a session without a code and a link, a chain of the audit that is not whole.
 */
export async function faultsOfRows(db: Kysely<Database>): Promise<readonly string[]> {
  const lines = await db.selectFrom('wallet_audit').selectAll().orderBy('seq').execute()
  return [
    ...chainFaults(lines),
    ...(await loginFaults(db, lines)),
    ...(await sessionFaults(db, lines)),
    ...(await userFaults(db)),
  ]
}

function chainFaults(lines: readonly Line[]): readonly string[] {
  let [before, place] = [FIRST_HASH, 0]
  return lines.flatMap(({ hash, ...row }) => {
    place += 1
    const isWhole = row.seq === place && row.prev_hash === before && auditHash(row) === hash
    before = hash
    return isWhole ? [] : [`line ${row.seq} of the audit does not follow the one before it`]
  })
}

async function loginFaults(db: Kysely<Database>, lines: readonly Line[]): Promise<readonly string[]> {
  const told = new Map<string, number>()
  for (const { event, outcome, subject } of lines) {
    const key = `${subject} ${event} ${outcome}`
    told.set(key, (told.get(key) ?? 0) + 1)
  }
  const logins = await db.selectFrom('embedded_logins').selectAll().execute()
  return logins.flatMap(({ id, tries, state, code_hash, link_hash }) => {
    const times = (words: string) => told.get(`${id} ${words}`) ?? 0
    const rights = times('login code right')
    const answers = times('login link approved') + times('login link wrong number')
    const faults: readonly (readonly [boolean, string])[] = [
      [tries < 0 || tries > rules.codeTries, `has ${tries} tries`],
      [tries !== times('login code wrong'), `has ${tries} tries, of which ${times('login code wrong')} are told`],
      [rights > 1 || rights !== (state === 'done' ? 1 : 0), `is ${state}, and its code was right ${rights} times`],
      [answers !== (state === 'link' ? 0 : 1), `is ${state} after ${answers} links`],
      [rights > 0 && times('login link approved') === 0, 'has a right code without a link'],
      [(code_hash !== null) !== (state === 'code'), `is ${state} ${code_hash === null ? 'without' : 'with'} a code`],
      [(link_hash !== null) !== (state === 'link'), `is ${state} ${link_hash === null ? 'without' : 'with'} a link`],
    ]
    return faults.flatMap(([isFault, words]) => (isFault ? [`login ${id} ${words}`] : []))
  })
}

/** Each session is told in one transaction with the right code of its device. */
async function sessionFaults(db: Kysely<Database>, lines: readonly Line[]): Promise<readonly string[]> {
  const started = new Map<string, string>()
  let right: Line | undefined
  const faults: string[] = []
  for (const line of lines) {
    if (line.event === 'login code') right = line.outcome === 'right' ? line : undefined
    if (line.event !== 'session started') continue
    const isProved = right?.user_id === line.user_id && right?.device === line.device && right?.at === line.at
    if (!isProved) faults.push(`session ${line.subject} was started without a right code`)
    started.set(line.subject ?? '', `${line.user_id} ${line.device}`)
    right = undefined
  }
  const rights = lines.filter(({ event, outcome }) => event === 'login code' && outcome === 'right').length
  if (rights !== started.size) faults.push(`${rights} right codes started ${started.size} sessions`)
  const sessions = await db.selectFrom('embedded_sessions').select(['id', 'user_id', 'device']).execute()
  for (const { id, user_id, device } of sessions)
    if (started.get(id) !== `${user_id} ${device}`) faults.push(`session ${id} was never started`)
  const ended = lines.filter(({ event }) => event === 'session ended').map(({ subject }) => subject)
  if (new Set(ended).size !== ended.length) faults.push('a session was ended twice')
  const left = started.size - ended.length
  if (left !== sessions.length) faults.push(`${sessions.length} sessions are there, ${left} should be`)
  return faults
}

/** A user has one wallet with one envelope, and each device is one that was told. */
async function userFaults(db: Kysely<Database>): Promise<readonly string[]> {
  const users = await db
    .selectFrom('embedded_users as user')
    .leftJoin('embedded_wallets as wallet', 'wallet.user_id', 'user.id')
    .leftJoin('embedded_envelopes as envelope', 'envelope.wallet_id', 'wallet.id')
    .select(({ fn }) => ['user.id', fn.count<number>('envelope.wallet_id').as('count')])
    .groupBy('user.id')
    .execute()
  return users.filter(({ count }) => count !== 1).map(({ id, count }) => `user ${id} has ${count} envelopes`)
}
