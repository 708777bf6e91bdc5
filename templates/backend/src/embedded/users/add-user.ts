import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.js'
import { makeWallet } from '../keys/envelope.js'
import { lockRow } from '../lock-row.js'
import type { EmbeddedBackend } from '../part.js'
import { type User, userOf } from './user.js'

/** The user of a login that was completed. */
export interface FoundUser {
  readonly id: string
  readonly walletId: string
  readonly user: User
  /** Whether it was made now, with its wallet. */
  readonly isNew: boolean
}

/**
 * The user of an address in a project; the first time one is made, with a wallet, all or nothing. Two first logins at
 * once make one. Throws what the key store throws: then there is no user either, and the code is still good.
 */
export async function findOrAddUser(
  backend: EmbeddedBackend,
  change: Kysely<Database>,
  { project_id, email }: { readonly project_id: string; readonly email: string },
): Promise<FoundUser> {
  // Of two first logins at once the second one finds what the first has made.
  await lockRow(change, `embedded user ${project_id} ${email}`)
  const found = await change
    .selectFrom('embedded_users')
    .innerJoin('embedded_wallets', 'embedded_wallets.user_id', 'embedded_users.id')
    .select(['embedded_users.id', 'email', 'eip155', 'solana', 'embedded_wallets.id as walletId'])
    .where('project_id', '=', project_id)
    .where('email', '=', email)
    .executeTakeFirst()
  if (found) return { id: found.id, walletId: found.walletId, user: userOf(found), isNew: false }
  const [id, walletId] = [randomUUID(), randomUUID()]
  const created_at = backend.clock.now()
  const { addresses, envelope } = await makeWallet(backend.keys, { projectId: project_id, userId: id, walletId })
  await change.insertInto('embedded_users').values({ id, project_id, email, created_at }).execute()
  await change
    .insertInto('embedded_wallets')
    .values({ id: walletId, user_id: id, ...addresses, created_at })
    .execute()
  const { kind, v, kid, iv, ct, wrapped } = envelope
  await change
    .insertInto('embedded_envelopes')
    .values({ wallet_id: walletId, kind, v, kid, iv, ct, wrapped_key: wrapped })
    .execute()
  return { id, walletId, user: userOf({ email, ...addresses }), isNew: true }
}

/** Remembers that the device has completed a login of the user. `true` when it is new. */
export async function addDevice(
  change: Kysely<Database>,
  { userId, device, now }: { readonly userId: string; readonly device: string; readonly now: number },
): Promise<boolean> {
  const added = await change
    .insertInto('embedded_devices')
    .values({ user_id: userId, device, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('device')
    .executeTakeFirst()
  return added !== undefined
}
