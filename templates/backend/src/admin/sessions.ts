import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Backend } from '../backend.js'
import { hashClient } from '../guards/client-guard.js'
import { Problem } from '../http/problems.js'

/** A session ends after this time, in ms. */
export const SESSION_MS = 8 * 60 * 60_000
/** One client may try the admin token this often in a quarter of an hour, right or wrong. */
export const TRIES = 10
/** All clients together may try it this often in that time: a guesser has many networks. */
export const ALL_TRIES = 100
/** In ms. */
export const TRIES_MS = 15 * 60_000

/** What sessions need of the backend. */
export type SessionStore = Pick<Backend, 'db' | 'clock' | 'settings'>

/**
 * Checks the admin token and opens a session. Returns what its cookie holds: 256 random bits, of which the database has
 * only a hash. Throws a `Problem`: 403 for a wrong token, 429 with `Retry-After` after ten tries of its
 * network, or a hundred of all networks, in a quarter of an hour.
 */
export async function openSession(store: SessionStore, token: string, clientIp: string): Promise<string> {
  const { db, clock, settings } = store
  const now = clock.now()
  const client_hash = hashClient(settings.secret, clientIp)
  await db
    .deleteFrom('admin_attempts')
    .where('at', '<=', now - TRIES_MS)
    .execute()
  await db.deleteFrom('admin_sessions').where('expires_at', '<=', now).execute()
  // What is over a limit is not recorded again: the rows stay few, however often it is tried.
  await checkTries(db, client_hash)
  // Noted before it is looked at: tries that come together count each other.
  await db.insertInto('admin_attempts').values({ id: randomUUID(), client_hash, at: now }).execute()
  await checkTries(db, client_hash)
  if (!settings.adminToken || !isSame(token, settings.adminToken)) {
    throw new Problem('wrong_token')
  }
  await db.deleteFrom('admin_attempts').where('client_hash', '=', client_hash).execute()
  const id = randomBytes(32).toString('base64url')
  const session = { id_hash: hashOf(id), token_hash: tokenHash(settings), expires_at: now + SESSION_MS }
  await db.insertInto('admin_sessions').values(session).execute()
  return id
}

async function checkTries(db: Backend['db'], client: string): Promise<void> {
  const tries = await db
    .selectFrom('admin_attempts')
    .groupBy('client_hash')
    .select(({ fn }) => ['client_hash', fn.countAll<number>().as('count')])
    .execute()
  const own = tries.find(({ client_hash }) => client_hash === client)?.count ?? 0
  const all = tries.reduce((sum, { count }) => sum + Number(count), 0)
  if (own > TRIES || all > ALL_TRIES) throw tooMany()
}

/** The refusal after too many attempts at the admin token. */
export function tooMany(): Problem {
  return new Problem('too_many_tries', {
    headers: { 'retry-after': String(TRIES_MS / 1_000) },
  })
}

/** Whether the cookie's session is open, and was opened with the token that counts now. */
export async function isSessionOpen({ db, clock, settings }: SessionStore, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('admin_sessions')
    .select('token_hash')
    .where('id_hash', '=', hashOf(id))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return row !== undefined && isSame(row.token_hash, tokenHash(settings))
}

/** Ends a session, on every machine. */
export async function closeSession({ db }: Pick<SessionStore, 'db'>, id: string): Promise<void> {
  await db.deleteFrom('admin_sessions').where('id_hash', '=', hashOf(id)).execute()
}

/** What every form of a session carries, so that no other site can send one. */
export function formToken({ settings }: Pick<SessionStore, 'settings'>, id: string): string {
  return createHmac('sha256', settings.secret).update(`admin form ${id}`).digest('base64url')
}

/** Compares two secrets in a time that tells nothing about them. */
export function isSame(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}

function tokenHash({ secret, adminToken = '' }: Backend['settings']): string {
  return createHmac('sha256', secret).update(`admin token ${adminToken}`).digest('hex')
}
