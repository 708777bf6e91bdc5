import type { Selectable } from 'kysely'
import type { Backend } from '../backend.js'
import { Problem } from '../http/problems.js'
import type { NameWish } from './name-message.js'
import { labelOf, nameFault, skeletonOf } from './name-text.js'
import type { NameRow } from './tables.js'

/**
 * Registers a name for an address whose signature was verified. The database decides which came first. The owner may
 * send again: a newer message replaces the attributes, the same or an older one changes nothing. Throws a `Problem`:
 * 400 for what is no name, 409 when the name, or one that looks like it, belongs to another address, or the address has
 * another name.
 */
export async function registerName(
  { db, clock, settings }: Pick<Backend, 'db' | 'clock' | 'settings'>,
  wish: NameWish,
): Promise<Selectable<NameRow>> {
  const label = labelOf(wish.name, settings.nameZone)
  const fault = nameFault(label)
  if (fault) throw fault
  const { address, coinType: coin_type, signedAt: signed_at } = wish
  const skeleton = skeletonOf(label)
  const now = clock.now()
  const attributes = JSON.stringify(wish.attributes)
  const row = { label, skeleton, address, coin_type, attributes, signed_at, registered_at: now, updated_at: now }
  const added = await db
    .insertInto('names')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (added) return added
  const renewed = await db
    .updateTable('names')
    .set({ attributes, signed_at, updated_at: now })
    .where('label', '=', label)
    .where('address', '=', address)
    .where('coin_type', '=', coin_type)
    .where('signed_at', '<', signed_at)
    .returningAll()
    .executeTakeFirst()
  if (renewed) return renewed
  const inTheWay = await db
    .selectFrom('names')
    .selectAll()
    .where(({ eb, or }) => or([eb('skeleton', '=', skeleton), eb('address', '=', address)]))
    .execute()
  const own = inTheWay.find((other) => other.label === label && other.address === address)
  if (own) return own
  throw refusal(inTheWay, label, address)
}

function refusal(inTheWay: readonly Selectable<NameRow>[], label: string, address: string): Problem {
  if (inTheWay.some((other) => other.label === label)) {
    return new Problem('name_taken')
  }
  if (inTheWay.some((other) => other.address === address)) {
    return new Problem('name_owned')
  }
  return new Problem('name_confusable')
}
