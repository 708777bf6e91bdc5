import type { ColumnType, JSONColumnType } from 'kysely'

/** What a name says about its owner. */
export interface NameAttributes {
  /** An https: or data:image URL. */
  readonly avatar?: string | undefined
  readonly bio?: string | undefined
}

/** A registered name. */
export interface NameRow {
  /** Without the zone, lower case. */
  readonly label: string
  /** What the name looks like: two names that look alike have the same. */
  readonly skeleton: string
  /** Its owner, lower case. An address owns one name. */
  readonly address: string
  /** By ENSIP-9 and ENSIP-11: 60, or 0x80000000 and the chain id. */
  readonly coin_type: number
  readonly attributes: JSONColumnType<NameAttributes>
  /** Time in the message that was applied last, in ms since 1970: an older message changes nothing. */
  readonly signed_at: number
  readonly registered_at: ColumnType<number, number, never>
  readonly updated_at: number
}

/** Tables of names. */
export interface NameTables {
  readonly names: NameRow
}
