import { createHash } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Clock } from '../clock.js'
import type { Database } from '../db/tables.js'
import { lockRow } from './lock-row.js'
import type { WalletAuditRow } from './tables.js'

/** What an audit line tells. No codes, tokens or e-mail addresses: ids, the device's thumbprint, a part of the address. */
export interface AuditLine {
  readonly event: AuditEvent
  readonly outcome?: string
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
  | 'session started'
  | 'session rotated'
  | 'session ended'
  | 'mail dropped'
  | 'key released'
  | 'release alarm'
  | 'approval'
  | 'transaction sent'

/** The hash before the first line. */
export const FIRST_HASH = '0'.repeat(64)

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
