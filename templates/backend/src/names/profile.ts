import type { Selectable } from 'kysely'
import { getAddress } from 'viem'
import type { Backend } from '../backend.js'
import { ETHEREUM, ETHEREUM_BY_RULE } from './coin-type.js'
import type { NameAttributes, NameRow } from './tables.js'

/** What `/v1/profile/account/{name}` answers, and the reverse lookup in a list. Times are seconds since 1970. */
export interface Profile {
  readonly name: string
  readonly registered: number
  readonly registered_at: number
  readonly updated: number
  readonly updated_at: number
  /** By coin type (ENSIP-9, ENSIP-11); Ethereum under both of its numbers. */
  readonly addresses: Readonly<Record<string, { readonly address: string; readonly created: number }>>
  /** At most one. */
  readonly attributes: readonly NameAttributes[]
}

/** A row as clients see it, with the name in its zone. Both spellings of the times are there for both ages of clients. */
export function profileOf(row: Selectable<NameRow>, zone: string): Profile {
  const registered = Math.floor(row.registered_at / 1_000)
  const updated = Math.floor(row.updated_at / 1_000)
  const entry = { address: getAddress(row.address), created: registered }
  const coins = row.coin_type === ETHEREUM ? [ETHEREUM, ETHEREUM_BY_RULE] : [row.coin_type]
  return {
    name: `${row.label}.${zone}`,
    registered,
    registered_at: registered,
    updated,
    updated_at: updated,
    addresses: Object.fromEntries(coins.map((coin) => [coin, entry])),
    attributes: Object.keys(row.attributes).length > 0 ? [row.attributes] : [],
  }
}

/** The registered name of this label, without its zone. Text that can be no name has no owner. */
export async function findName(db: Backend['db'], label: string): Promise<Selectable<NameRow> | undefined> {
  if (!/^[a-z0-9-]+$/.test(label)) return undefined
  return db.selectFrom('names').selectAll().where('label', '=', label).executeTakeFirst()
}

/** The name that an address owns. Addresses of EVM chains are told apart without their case; others own none here. */
export function findNameOf(db: Backend['db'], address: string): Promise<Selectable<NameRow> | undefined> {
  return db.selectFrom('names').selectAll().where('address', '=', address.toLowerCase()).executeTakeFirst()
}
