import { createECDH, hkdfSync } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.js'
import { invalidInput } from '../../http/input.js'
import { Problem } from '../../http/problems.js'
import { type AuditLine, audit } from '../audit.js'
import { lockRow } from '../lock-row.js'
import { countEach, secondsUntil } from '../login/limits.js'
import type { EmbeddedBackend } from '../part.js'
import { DAY_MS, HOUR_MS, rules } from '../rules.data.js'
import type { Asking } from '../sessions/asking.js'
import { type Envelope, withSecret } from './envelope.js'
import type { KeyContext } from './key-store.js'
import { type SealedBytes, sealBytes } from './sealed-bytes.js'

/** The secret of a wallet, for one key of its frame alone. */
export interface ReleasedKey extends SealedBytes {
  /** The point that it was agreed with, made for this answer, in base64url. */
  readonly key: string
}

const POINT_BYTES = 65
const INFO = 'modal-kit release 1'

/**
 * Gives the secret of the caller's wallet to its frame, encrypted to a key of the frame's worker (SECURITY 2.6): nothing
 * between the two sees it. Each one is counted and told in the audit before it is answered; the one that is one too many
 * is not. Throws the problems `invalid_input` for what is no point of P-256 and `too_many_releases`, and what the key
 * store throws: then nothing is counted.
 */
export async function releaseKey(backend: EmbeddedBackend, asking: Asking, clientKey: string): Promise<ReleasedKey> {
  const { caller, session } = asking
  const { serverKey, shared } = agree(clientKey)
  const key = Buffer.from(hkdfSync('sha256', shared, '', INFO, 32))
  shared.fill(0)
  try {
    await refuseTooMany(backend.db, session.userId, backend.clock.now())
    const { context, envelope } = await readEnvelope(backend.db, caller.projectId, session.userId)
    const about = ['release', '1', caller.projectId, clientKey, serverKey].join('|')
    const sealed = await withSecret(backend.keys, context, envelope, (secret) => sealBytes(key, about, secret))
    await writeDown(backend, asking, context.walletId)
    return { key: serverKey, ...sealed }
  } finally {
    key.fill(0)
  }
}

/** A key of ours for this one release, and what only it and the client's make together. */
function agree(clientKey: string): { readonly serverKey: string; readonly shared: Buffer } {
  const point = Buffer.from(clientKey, 'base64url')
  const own = createECDH('prime256v1')
  const serverKey = own.generateKeys().toString('base64url')
  try {
    // One text for one key: a Buffer skips bits that base64url leaves over.
    const isPoint = point.length === POINT_BYTES && point[0] === 4 && point.toString('base64url') === clientKey
    if (isPoint) return { serverKey, shared: own.computeSecret(point) }
  } catch {
    // It is not on the curve: what is agreed with it could tell about our key.
  }
  throw invalidInput('key: is no point of P-256')
}

async function readEnvelope(
  db: Kysely<Database>,
  projectId: string,
  userId: string,
): Promise<{ readonly context: KeyContext; readonly envelope: Envelope }> {
  const { wallet_id: walletId, ...row } = await db
    .selectFrom('embedded_envelopes as envelope')
    .innerJoin('embedded_wallets as wallet', 'wallet.id', 'envelope.wallet_id')
    .selectAll('envelope')
    .where('wallet.user_id', '=', userId)
    .where('kind', '=', 'operator')
    .executeTakeFirstOrThrow()
  const { kid, iv, ct, wrapped_key: wrapped } = row
  const envelope: Envelope = { v: 1, walletId, kind: 'operator', kid, wrapped, iv, ct }
  return { context: { projectId, userId, walletId }, envelope }
}

const ofUser = (userId: string) => `releases ${userId}`
const ofProject = (projectId: string) => `releases of ${projectId}`
const alarmOf = (projectId: string) => `release alarm of ${projectId}`

async function refuseTooMany(db: Kysely<Database>, userId: string, now: number): Promise<void> {
  const { count, oldest } = await countSince(db, ofUser(userId), now - DAY_MS)
  if (count < rules.releasesPerUserDay) return
  const seconds = secondsUntil((oldest ?? now) + DAY_MS, now)
  const headers = { 'retry-after': String(seconds) }
  throw new Problem('too_many_releases', { words: { hours: Math.ceil(seconds / 3_600) }, headers })
}

async function writeDown(
  backend: EmbeddedBackend,
  { caller, session, network }: Asking,
  walletId: string,
): Promise<void> {
  const { clock, log } = backend
  const { projectId } = caller
  const line = { ...caller, userId: session.userId, network }
  const isAlarm = await backend.db.transaction().execute(async (change) => {
    await lockRow(change, `embedded releases ${session.userId}`)
    const now = clock.now()
    // Others may have been faster since it was looked at.
    await refuseTooMany(change, session.userId, now)
    await lockRow(change, `embedded releases of ${projectId}`)
    await countEach(change, now, [ofUser(session.userId), ofProject(projectId)])
    const isDue = await isAlarmDue(change, projectId, now)
    if (isDue) await countEach(change, now, [alarmOf(projectId)])
    const released: AuditLine = { ...line, event: 'key released', subject: walletId }
    await audit(change, clock, released, ...(isDue ? [{ event: 'release alarm' as const, projectId }] : []))
    return isDue
  })
  if (!isAlarm) return
  backend.metrics?.walletAlarms.inc()
  log.error({ project: projectId }, 'more keys of wallets were released in an hour than is usual')
}

/** Whether the project is over its number and no alarm of this hour says so yet. */
async function isAlarmDue(change: Kysely<Database>, projectId: string, now: number): Promise<boolean> {
  const { count } = await countSince(change, ofProject(projectId), now - HOUR_MS)
  if (count <= rules.releasesPerProjectHour) return false
  return (await countSince(change, alarmOf(projectId), now - HOUR_MS)).count === 0
}

async function countSince(db: Kysely<Database>, key: string, since: number) {
  const { count, oldest } = await db
    .selectFrom('embedded_counts')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('at').as('oldest')])
    .where('key', '=', key)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return { count: Number(count), oldest: oldest === null ? undefined : Number(oldest) }
}
