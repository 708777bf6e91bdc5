import type { ColumnType } from 'kysely'
import type { Wallet } from './wallet.js'

/** A wallet of the directory. The columns beside `details` are what the directory is searched and sorted by. */
export interface WalletRow {
  readonly id: string
  /** Name in the form that searches compare. */
  readonly name_key: string
  readonly rdns_key: string | null
  readonly image_id: string
  readonly badge_type: string | null
  /** CAIP-2 chains, a JSON array; `null` when the source does not say. */
  readonly chains: ColumnType<readonly string[] | null, string | null, string | null>
  /** Place in the list: 1 is the first. */
  readonly position: number
  /** The row as it is answered, JSON. */
  readonly details: ColumnType<Wallet, string, string>
}

/** What a project has decided about a wallet. */
export interface ProjectWalletRow {
  readonly project_id: string
  readonly wallet_id: string
  /** Not listed for this project. */
  readonly hidden: ColumnType<boolean, boolean | undefined, boolean>
  /** Listed before the others, the smallest number first. */
  readonly featured: number | null
}

/** Tables of the wallet directory. */
export type WalletTables = {
  readonly wallets: WalletRow
  readonly project_wallets: ProjectWalletRow
}
