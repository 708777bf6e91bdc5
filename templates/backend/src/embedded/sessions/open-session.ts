import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.js'
import type { EmbeddedBackend } from '../part.js'
import { keyedHash, randomToken } from '../secrets.js'

/** Opens a session of a user on a device, and gives its token: 256 random bits, of which the database has a keyed hash. */
export async function openSession(
  backend: EmbeddedBackend,
  change: Kysely<Database>,
  { id, userId, device }: { readonly id: string; readonly userId: string; readonly device: string },
): Promise<string> {
  const token = randomToken(256)
  const now = backend.clock.now()
  await change
    .insertInto('embedded_sessions')
    .values({
      id,
      user_id: userId,
      device,
      token_hash: keyedHash(backend, 'session', token),
      is_seen: false,
      created_at: now,
      rotated_at: now,
      used_at: now,
    })
    .execute()
  return token
}
