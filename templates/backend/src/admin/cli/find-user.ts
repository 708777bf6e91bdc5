import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.js'
import { readEmail } from '../../embedded/login/email-address.js'
import { rules } from '../../embedded/rules.data.js'
import { unknownProject } from '../../projects/edit-project.js'
import { readProject } from '../../projects/read-project.js'
import { UsageError } from './command.js'

/** A user that a command names, with its wallet. Times are ms since 1970. */
export interface NamedUser {
  readonly id: string
  readonly projectId: string
  readonly email: string
  readonly createdAt: number
  readonly eip155: string
  readonly solana: string
}

/** A session that counts. */
export interface OpenSession {
  readonly id: string
  readonly device: string
  readonly createdAt: number
  readonly usedAt: number
}

/** A device that has completed a login. */
export interface KnownDevice {
  readonly device: string
  readonly addedAt: number
}

/**
 * The user of an address, which is read as logins read it. Users outlive their project, and are found without it. Problem
 * `invalid_email`, 404 for an unknown project; a `UsageError` where the project has no such user.
 */
export async function findUser(db: Kysely<Database>, projectId: string, address: string): Promise<NamedUser> {
  const email = readEmail(address)
  const row = await db
    .selectFrom('embedded_users as user')
    .innerJoin('embedded_wallets as wallet', 'wallet.user_id', 'user.id')
    .select(['user.id', 'user.created_at', 'wallet.eip155', 'wallet.solana'])
    .where('project_id', '=', projectId)
    .where('email', '=', email)
    .executeTakeFirst()
  if (row) {
    return { id: row.id, projectId, email, createdAt: row.created_at, eip155: row.eip155, solana: row.solana }
  }
  if (!(await readProject(db, projectId))) throw unknownProject(projectId)
  throw new UsageError(`${projectId} has no user ${email}.`)
}

/** The sessions of a user that `findSession` would find, the last used first. */
export async function readSessions(db: Kysely<Database>, userId: string, now: number): Promise<readonly OpenSession[]> {
  const rows = await db
    .selectFrom('embedded_sessions')
    .select(['id', 'device', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .where('used_at', '>', now - rules.sessionIdleMs)
    .where('created_at', '>', now - rules.sessionMs)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, device, created_at, used_at }) => ({ id, device, createdAt: created_at, usedAt: used_at }))
}

/** The devices of a user, the newest first. */
export async function readDevices(db: Kysely<Database>, userId: string): Promise<readonly KnownDevice[]> {
  const rows = await db
    .selectFrom('embedded_devices')
    .select(['device', 'added_at'])
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('device')
    .execute()
  return rows.map(({ device, added_at }) => ({ device, addedAt: added_at }))
}

/** The one id that begins with a text. A `UsageError` where none does, or more than one and none is the text itself. */
export function pickOne(what: 'session' | 'device', ids: readonly string[], beginning: string): string {
  if (ids.includes(beginning)) return beginning
  const found = ids.filter((id) => id.startsWith(beginning))
  const [only] = found
  if (only === undefined) throw new UsageError(`There is no ${what} ${beginning}. "${what} list" has them all.`)
  if (found.length > 1) throw new UsageError(`More than one ${what} begins with ${beginning}: ${found.join(', ')}`)
  return only
}
