import type { ColumnType } from 'kysely'

/** A purchase at the pretended seller of development. */
export interface OnrampOrderRow {
  /** 32 random hex digits: a client that knows them may pay. */
  readonly id: string
  readonly project_id: string | null
  /** CAIP-2. */
  readonly chain_id: string
  /** The receiver of the token; lower case on EVM chains. */
  readonly address: string
  /** The bought token's address, or the placeholder of the native one. */
  readonly token: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Base units that are bought. */
  readonly amount: string
  /** Cents of `currency` that are paid, and the parts of them. */
  readonly total: number
  readonly fee: number
  readonly network_fee: number
  /** ISO 4217. */
  readonly currency: string
  /** `created` until it is paid or cancelled. */
  readonly status: ColumnType<OrderStatus, OrderStatus, OrderStatus>
  /** Hash of the transfer, where a faucet really sends. */
  readonly hash: ColumnType<string | null, null, string>
  /** Milliseconds since 1970. */
  readonly created_at: ColumnType<number, number, never>
  readonly updated_at: number
}

/** A paid order is in progress while a faucet sends. */
export type OrderStatus = 'created' | 'in_progress' | 'success' | 'failed'

/** The tables of buying. */
export interface OnrampTables {
  readonly onramp_orders: OnrampOrderRow
}
