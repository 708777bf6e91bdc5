import type { Selectable } from 'kysely'
import type { Backend } from '../backend.js'
import type { NameRow } from './tables.js'

/** The registered name of this label, without its zone. Text that can be no name is nobody's. */
export async function findName(db: Backend['db'], label: string): Promise<Selectable<NameRow> | undefined> {
  if (!/^[a-z0-9-]+$/.test(label)) return undefined
  return db.selectFrom('names').selectAll().where('label', '=', label).executeTakeFirst()
}

/** The name that an address owns. Addresses of EVM chains are told apart without their case; others own none here. */
export function findNameOf(db: Backend['db'], address: string): Promise<Selectable<NameRow> | undefined> {
  return db.selectFrom('names').selectAll().where('address', '=', address.toLowerCase()).executeTakeFirst()
}
