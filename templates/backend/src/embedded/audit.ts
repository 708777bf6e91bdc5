import { createHash } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Clock } from '../clock.js'
import type { Database } from '../db/tables.js'
import { lockRow } from './lock-row.js'
import { DAY_MS, rules } from './rules.data.js'
import type { WalletAuditRow } from './tables.js'

/** What an audit line tells. No codes, tokens or e-mail addresses: ids, the device's thumbprint, a part of the address. */
export interface AuditLine {
  readonly event: AuditEvent
  readonly outcome?: string
  /** Empty for what is of no project. */
  readonly projectId: string
  readonly userId?: string
  readonly device?: string
  readonly origin?: string
  readonly network?: string
  /** Id of the login, session or wallet; of a transaction its chain and hash; of an approval its method, digest and id. */
  readonly subject?: string
}

/** The closed list of what is told (SECURITY 2.12). */
export type AuditEvent =
  | 'login started'
  | 'login link'
  | 'login code'
  | 'user added'
  | 'wallet added'
  | 'device added'
  | 'device ended'
  | 'session started'
  | 'session rotated'
  | 'session ended'
  | 'mail dropped'
  | 'key released'
  | 'release alarm'
  | 'approval'
  | 'transaction sent'
  | 'activity asked'
  | 'activity shown'
  | 'admin read'
  | 'lines deleted'

/** The hash before the first line. */
export const FIRST_HASH = '0'.repeat(64)

/** Lines that the check has in memory at a time. */
const PAGE = 1_000

/**
 * Adds lines at the end of the chain, in the transaction of what they tell: they are there if and only if it happened.
 * Lines are added one transaction at a time, until it ends: call it last.
 */
export async function audit(change: Kysely<Database>, clock: Clock, ...lines: readonly AuditLine[]): Promise<void> {
  await lockRow(change, 'wallet audit')
  const last = await change
    .selectFrom('wallet_audit')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const at = clock.now()
  const rows: Selectable<WalletAuditRow>[] = []
  let { seq, hash } = last ?? { seq: 0, hash: FIRST_HASH }
  for (const { event, outcome = 'ok', projectId, ...more } of lines) {
    seq += 1
    const { userId = null, device = null, origin = null, network = null, subject = null } = more
    const told = { seq, at, event, outcome, project_id: projectId, user_id: userId, device, origin, network, subject }
    const row = { ...told, prev_hash: hash }
    hash = auditHash(row)
    rows.push({ ...row, hash })
  }
  await change.insertInto('wallet_audit').values(rows).execute()
}

/** The hash of a line: SHA-256 over its fields and the hash of the line before it. */
export function auditHash(row: Omit<Selectable<WalletAuditRow>, 'hash'>): string {
  const { seq, at, event, outcome, project_id, user_id, device, origin, network, subject, prev_hash } = row
  const fields = [seq, at, event, outcome, project_id, user_id, device, origin, network, subject, prev_hash]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

/** What a look at the whole chain has found. */
export interface AuditCheck {
  /** How many lines were looked at: all, or those up to the first broken one. */
  readonly rows: number
  /** Number of the first line that is missing, or is not what was written; absent where the chain is whole. */
  readonly brokenAt?: number
}

/**
 * Checks the chain from the first line that is kept to the last one, a page at a time, as it was when the check began.
 * Where older lines were deleted, a later line names the last of them and its hash: the chain goes on from there.
 */
export async function checkAuditChain(db: Kysely<Database>): Promise<AuditCheck> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      let { seq, hash } = await readStart(snapshot)
      let rows = 0
      for (;;) {
        const page = await snapshot
          .selectFrom('wallet_audit')
          .selectAll()
          .where('seq', '>', rows === 0 ? 0 : seq)
          .orderBy('seq')
          .limit(PAGE)
          .execute()
        for (const row of page) {
          rows += 1
          if (row.seq !== seq + 1) return { rows, brokenAt: seq + 1 }
          if (row.prev_hash !== hash || auditHash(row) !== row.hash) return { rows, brokenAt: row.seq }
          ;({ seq, hash } = row)
        }
        if (page.length < PAGE) return { rows }
      }
    })
}

/** What the first line that is kept has to follow. */
async function readStart(db: Kysely<Database>): Promise<Pick<WalletAuditRow, 'seq' | 'hash'>> {
  const deleted = await db
    .selectFrom('wallet_audit')
    .select('subject')
    .where('event', '=', 'lines deleted')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const [, seq = '', hash = ''] = /^([0-9]{1,15}) ([0-9a-f]{64})$/.exec(deleted?.subject ?? '') ?? []
  return seq === '' ? { seq: 0, hash: FIRST_HASH } : { seq: Number(seq), hash }
}

/**
 * Deletes lines that are older than 400 days (SECURITY 2.7), from the first one on, once a day of them has come together.
 * A new line names the last one that went, and its hash.
 */
export async function forgetOldLines({
  db,
  clock,
}: {
  readonly db: Kysely<Database>
  readonly clock: Clock
}): Promise<void> {
  const end = clock.now() - rules.auditMs
  const first = await db.selectFrom('wallet_audit').select('at').orderBy('seq').limit(1).executeTakeFirst()
  if (!first || first.at > end - DAY_MS) return
  await db.transaction().execute(async (change) => {
    await lockRow(change, 'wallet audit')
    // Clocks of processes differ a little: lines go up to the first one that stays.
    const kept = change.selectFrom('wallet_audit').select('seq').where('at', '>', end).orderBy('seq').limit(1)
    const last = await change
      .selectFrom('wallet_audit')
      .select(['seq', 'hash'])
      .where(({ eb, fn }) => eb('seq', '<', fn.coalesce(kept, sql<number>`${Number.MAX_SAFE_INTEGER}`)))
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    // Another process was faster.
    if (!last) return
    await audit(change, clock, { event: 'lines deleted', projectId: '', subject: `${last.seq} ${last.hash}` })
    await sql`select set_config('modal_kit.audit_end', ${String(end)}, true)`.execute(change)
    await change.deleteFrom('wallet_audit').where('seq', '<=', last.seq).execute()
  })
}
