import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.js'
import { type AuditLine, audit } from '../../embedded/audit.js'
import { lockRow } from '../../embedded/lock-row.js'
import { limitKeys } from '../../embedded/login/limits.js'
import type { CommandStore } from './command.js'
import type { NamedUser } from './find-user.js'

/** How the audit tells what the operator has ended. */
const OUTCOME = 'by operator'

/** Whose sessions end: all of them, or those of an id or of a device. */
export interface EndedPart {
  readonly id?: string
  readonly device?: string
}

/** Ends sessions of a user; each is a line of the audit. Returns their ids. */
export async function endSessionsOf(
  { db, clock }: CommandStore,
  user: NamedUser,
  part: EndedPart = {},
): Promise<readonly string[]> {
  return db.transaction().execute(async (change) => {
    const { ids, lines } = await deleteSessions(change, user, part)
    if (lines.length > 0) await audit(change, clock, ...lines)
    return ids
  })
}

/**
 * Ends a device of a user: its sessions, its logins under way, and that it is known. Its next login needs the link
 * (SECURITY 2.9). Returns the ids of the sessions.
 */
export async function endDevice(store: CommandStore, user: NamedUser, device: string): Promise<readonly string[]> {
  const { db, clock } = store
  const { id: userId, projectId, email } = user
  return db.transaction().execute(async (change) => {
    // No login starts meanwhile that still knows the device. One whose code is checked now ends first.
    await lockRow(change, limitKeys(store, { projectId, email, network: '' }).codesOfEmail)
    await change
      .updateTable('embedded_logins')
      .set({ state: 'ended', code_hash: null, link_hash: null })
      .where('project_id', '=', projectId)
      .where('email', '=', email)
      .where('device', '=', device)
      .where('state', 'in', ['link', 'code'])
      .execute()
    await change.deleteFrom('embedded_devices').where('user_id', '=', userId).where('device', '=', device).execute()
    const { ids, lines } = await deleteSessions(change, user, { device })
    await audit(change, clock, ...lines, { event: 'device ended', outcome: OUTCOME, projectId, userId, device })
    return ids
  })
}

async function deleteSessions(change: Kysely<Database>, { id: userId, projectId }: NamedUser, part: EndedPart) {
  let sessions = change.deleteFrom('embedded_sessions').where('user_id', '=', userId)
  if (part.id !== undefined) sessions = sessions.where('id', '=', part.id)
  if (part.device !== undefined) sessions = sessions.where('device', '=', part.device)
  const ended = await sessions.returning(['id', 'device']).execute()
  const lines = ended.map(
    ({ id, device }): AuditLine => ({
      event: 'session ended',
      outcome: OUTCOME,
      projectId,
      userId,
      device,
      subject: id,
    }),
  )
  return { ids: ended.map(({ id }) => id), lines }
}
