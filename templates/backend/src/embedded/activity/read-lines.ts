import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/tables.js'
import type { WalletAuditRow } from '../tables.js'

/** Whose lines are read: an address of a project, and its user where it has one. */
export interface LineOwner {
  readonly projectId: string
  readonly email: string
  readonly userId?: string | undefined
}

/** Which of them: the newest, or those before a line. */
export interface LinePage {
  /** Number of a line: it and later ones are left out. */
  readonly before?: number | undefined
  readonly most: number
}

/** A line of the audit, as the database has it. */
export type Line = Selectable<WalletAuditRow>

/**
 * Lines of the audit about a person, the newest first: what its user did, and the logins of the last day that were begun
 * with the address and not finished (SECURITY 2.12).
 */
export async function readLines(
  db: Kysely<Database>,
  { projectId, email, userId }: LineOwner,
  { before = Number.MAX_SAFE_INTEGER, most }: LinePage,
): Promise<readonly Line[]> {
  const newest = db.selectFrom('wallet_audit').selectAll().where('seq', '<', before).orderBy('seq', 'desc').limit(most)
  const own = userId === undefined ? [] : await newest.where('user_id', '=', userId).execute()
  const begun = await newest
    .where('user_id', 'is', null)
    .where('subject', 'in', (logins) =>
      logins.selectFrom('embedded_logins').select('id').where('project_id', '=', projectId).where('email', '=', email),
    )
    .execute()
  return [...own, ...begun].sort((a, b) => b.seq - a.seq).slice(0, most)
}
