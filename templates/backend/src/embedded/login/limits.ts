import { type Kysely, sql } from 'kysely'
import type { Backend } from '../../backend.js'
import type { Database } from '../../db/tables.js'
import { Problem } from '../../http/problems.js'
import { DAY_MS, HOUR_MS, rules } from '../rules.data.js'
import { keyedHash } from '../secrets.js'

/** Names of what is counted. Addresses are in them as keyed hashes only. */
export interface LimitKeys {
  readonly codesOfEmail: string
  readonly codesOfNetwork: string
  readonly failuresOfEmail: string
  readonly failuresOfProject: string
}

/** The names of an address, a network and their project. */
export function limitKeys(
  backend: Pick<Backend, 'settings'>,
  { projectId, email, network }: { readonly projectId: string; readonly email: string; readonly network: string },
): LimitKeys {
  const person = keyedHash(backend, 'count', projectId, email)
  return {
    codesOfEmail: `codes ${person}`,
    // Of all projects together: one network has one mailbox of patience.
    codesOfNetwork: `codes ${keyedHash(backend, 'network', network)}`,
    failuresOfEmail: `failures ${person}`,
    failuresOfProject: `failures ${projectId}`,
  }
}

/** How much of the limits is used up, and what is known of the device. */
export interface Standing {
  readonly codes_hour: number
  readonly oldest_hour: number | null
  readonly codes_day: number
  readonly oldest_day: number | null
  readonly network_hour: number
  readonly oldest_network: number | null
  readonly failures_hour: number
  readonly locked_until: number | null
  readonly is_known: boolean
  /** When this device last asked for a code for this address. */
  readonly asked_at: number | null
}

/** Whose standing it is. */
export interface Asker {
  readonly keys: LimitKeys
  readonly projectId: string
  readonly email: string
  readonly device: string
}

/** Reads the standing: one statement, the same for an address that has a user and one that has none. */
export async function readStanding(db: Kysely<Database>, now: number, asker: Asker): Promise<Standing> {
  const { keys, projectId, email, device } = asker
  const since = (key: string, ms: number) => sql`from embedded_counts where key = ${key} and at > ${now - ms}`
  const { rows } = await sql<Standing>`select
    (select count(*) ${since(keys.codesOfEmail, HOUR_MS)}) as codes_hour,
    (select min(at) ${since(keys.codesOfEmail, HOUR_MS)}) as oldest_hour,
    (select count(*) ${since(keys.codesOfEmail, DAY_MS)}) as codes_day,
    (select min(at) ${since(keys.codesOfEmail, DAY_MS)}) as oldest_day,
    (select count(*) ${since(keys.codesOfNetwork, HOUR_MS)}) as network_hour,
    (select min(at) ${since(keys.codesOfNetwork, HOUR_MS)}) as oldest_network,
    (select count(*) ${since(keys.failuresOfProject, HOUR_MS)}) as failures_hour,
    (select until from embedded_locks where key = ${keys.failuresOfEmail} and until > ${now}) as locked_until,
    exists(select 1 from embedded_devices d join embedded_users u on u.id = d.user_id
      where u.project_id = ${projectId} and u.email = ${email} and d.device = ${device}) as is_known,
    (select max(created_at) from embedded_logins
      where project_id = ${projectId} and email = ${email} and device = ${device}) as asked_at`.execute(db)
  const [standing] = rows
  if (!standing) throw new Error('The database did not tell the limits')
  return standing
}

/** Whether so many codes of the project were wrong that known devices need the link too (SECURITY 2.9). */
export function isBudgetSpent({ failures_hour }: Pick<Standing, 'failures_hour'>): boolean {
  return failures_hour >= rules.failuresPerProjectHour
}

/**
 * Refuses a code that would be one too many, with `Retry-After`. Throws the problems `resend_too_soon`,
 * `too_many_codes`, `new_devices_locked`.
 */
export function checkStanding(standing: Standing, now: number): void {
  const { asked_at, locked_until, is_known } = standing
  if (locked_until !== null && !is_known) throw lockedOut(locked_until, now)
  if (asked_at !== null && now - asked_at < rules.resendMs) {
    const seconds = secondsUntil(asked_at + rules.resendMs, now)
    throw new Problem('resend_too_soon', { words: { seconds }, headers: { 'retry-after': String(seconds) } })
  }
  const limits = [
    [standing.codes_day >= rules.codesPerEmailDay, standing.oldest_day, DAY_MS],
    [standing.codes_hour >= rules.codesPerEmailHour, standing.oldest_hour, HOUR_MS],
    [standing.network_hour >= rules.codesPerNetworkHour, standing.oldest_network, HOUR_MS],
  ] as const
  for (const [isOver, oldest, ms] of limits) {
    if (!isOver) continue
    const seconds = secondsUntil((oldest ?? now) + ms, now)
    const words = { minutes: Math.ceil(seconds / 60) }
    throw new Problem('too_many_codes', { words, headers: { 'retry-after': String(seconds) } })
  }
}

/** The refusal of a new device, after too many wrong codes for this address. */
export function lockedOut(until: number, now: number): Problem {
  const seconds = secondsUntil(until, now)
  const headers = { 'retry-after': String(seconds) }
  return new Problem('new_devices_locked', { words: { hours: Math.ceil(seconds / 3_600) }, headers })
}

/** How long it is until then, in whole seconds, at least one: the value of `Retry-After`. */
export function secondsUntil(at: number, now: number): number {
  return Math.max(1, Math.ceil((at - now) / 1_000))
}

/** Counts each of these once. */
export async function countEach(change: Kysely<Database>, at: number, keys: readonly string[]): Promise<void> {
  await change
    .insertInto('embedded_counts')
    .values(keys.map((key) => ({ key, at })))
    .execute()
}
