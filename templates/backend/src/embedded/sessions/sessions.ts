import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.js'
import { audit } from '../audit.js'
import type { Caller, EmbeddedBackend } from '../part.js'
import { rules } from '../rules.data.js'
import { keyedHash, randomToken } from '../secrets.js'
import { type User, userOf } from '../users/user.js'

/** A live session of the caller. */
export interface Session {
  readonly id: string
  readonly userId: string
  readonly user: User
  /** Whether the client should have another token: this one is a day old, or the answer with the next one was lost. */
  readonly isOld: boolean
}

/** Uses that are closer to each other are not written down, in ms. */
const USE_MS = 60_000

/**
 * The session of a token: `undefined` where it has ended, was idle for 7 days, began 30 days ago, or is of another device
 * or project (SECURITY 2.7). Notes that it was used.
 */
export async function findSession(
  backend: EmbeddedBackend,
  { projectId, device }: Caller,
  token: string | undefined,
): Promise<Session | undefined> {
  if (token === undefined) return undefined
  const { db, clock } = backend
  const now = clock.now()
  const hash = keyedHash(backend, 'session', token)
  const row = await db
    .selectFrom('embedded_sessions as session')
    .innerJoin('embedded_users as user', 'user.id', 'session.user_id')
    .innerJoin('embedded_wallets as wallet', 'wallet.user_id', 'user.id')
    .selectAll('session')
    .select(['user.email', 'wallet.eip155', 'wallet.solana'])
    .where(({ eb, or }) => or([eb('token_hash', '=', hash), eb('previous_hash', '=', hash)]))
    .where('device', '=', device)
    .where('user.project_id', '=', projectId)
    .where('used_at', '>', now - rules.sessionIdleMs)
    .where('session.created_at', '>', now - rules.sessionMs)
    .executeTakeFirst()
  if (!row) return undefined
  const isCurrent = row.token_hash === hash
  if (!isCurrent && row.previous_until !== null && row.previous_until <= now) return undefined
  if ((isCurrent && !row.is_seen) || now - row.used_at > USE_MS) {
    const seen = isCurrent && !row.is_seen ? { is_seen: true, previous_until: now + rules.previousMs } : {}
    await db
      .updateTable('embedded_sessions')
      .set({ used_at: now, ...seen })
      .where('id', '=', row.id)
      .where('token_hash', '=', row.token_hash)
      .execute()
  }
  const isOld = isCurrent ? now - row.rotated_at > rules.rotateMs : !row.is_seen
  return { id: row.id, userId: row.user_id, user: userOf(row), isOld }
}

/**
 * Gives a session another token, and returns it; `undefined` when another request was first. The one before goes on
 * until a minute after the new one was used: the answer may be lost, and other tabs may still have it.
 */
export async function rotateSession(
  backend: EmbeddedBackend,
  caller: Caller,
  { session, token }: { readonly session: Session; readonly token: string },
): Promise<string | undefined> {
  const next = randomToken(256)
  const hash = keyedHash(backend, 'session', token)
  return backend.db.transaction().execute(async (change) => {
    const rotated = await change
      .updateTable('embedded_sessions')
      .set({
        token_hash: keyedHash(backend, 'session', next),
        previous_hash: hash,
        previous_until: null,
        is_seen: false,
        rotated_at: backend.clock.now(),
      })
      .where('id', '=', session.id)
      .where(({ eb, or, and }) =>
        or([eb('token_hash', '=', hash), and([eb('previous_hash', '=', hash), eb('is_seen', '=', false)])]),
      )
      .returning('id')
      .executeTakeFirst()
    if (!rotated) return undefined
    await audit(change, backend.clock, { ...lineOf(caller, session), event: 'session rotated', subject: session.id })
    return next
  })
}

/** Ends a session, or every session of its user, on all devices. */
export async function endSessions(
  backend: EmbeddedBackend,
  caller: Caller,
  { session, everywhere }: { readonly session: Session; readonly everywhere: boolean },
): Promise<void> {
  await backend.db.transaction().execute(async (change) => {
    const ended = await deleteSessions(change, session, everywhere)
    const line = lineOf(caller, session)
    if (ended.length === 0) return
    await audit(
      change,
      backend.clock,
      ...ended.map(({ id, device }) => ({ ...line, device, event: 'session ended' as const, subject: id })),
    )
  })
}

function deleteSessions(change: Kysely<Database>, { id, userId }: Session, everywhere: boolean) {
  return change
    .deleteFrom('embedded_sessions')
    .where(everywhere ? 'user_id' : 'id', '=', everywhere ? userId : id)
    .returning(['id', 'device'])
    .execute()
}

function lineOf({ projectId, origin, device }: Caller, { userId }: Session) {
  return { projectId, origin, device, userId }
}
