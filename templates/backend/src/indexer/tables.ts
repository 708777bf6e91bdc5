import type { ColumnType } from 'kysely'

/** A whole number of any size: written and read as decimal text. */
type Big = ColumnType<string, string, string>

/** How far a chain was indexed. It moves in the same transaction as the rows that it stands for. */
export interface IndexCursorRow {
  readonly chain_id: string
  /** The block to read next. */
  readonly next_block: number
  /** Hash of the first block that was indexed: tells another chain behind the same address from a node that lags. */
  readonly anchor_hash: string
}

/** A block that a reorganisation may still replace. Older ones are dropped. */
export interface IndexBlockRow {
  readonly chain_id: string
  readonly number: number
  readonly hash: string
  readonly parent_hash: string
}

/** A transaction. Addresses and hashes of EVM chains are lower case everywhere in these tables. */
export interface TransactionRow {
  readonly chain_id: string
  readonly hash: string
  /** Number of its block; its slot on Solana. */
  readonly block: number
  readonly sender: string
  /** The address it calls; what it created, where it created a contract; `null` where neither is known. */
  readonly recipient: string | null
  /** Whether it created a contract. */
  readonly deployed: boolean
  readonly failed: boolean
  readonly nonce: number
  /** What its sender paid for it, in base units of the native token. */
  readonly fee: Big
  /** First four bytes of the call, as 0x and 8 hex digits; `null` where it called nothing. */
  readonly selector: string | null
  /** Milliseconds since 1970. */
  readonly mined_at: number
}

/** What can move. */
export type TransferKind = 'native' | 'erc20' | 'erc721' | 'erc1155' | 'spl'

/** Something that moved in a transaction. */
export interface TransferRow {
  readonly chain_id: string
  readonly tx_hash: string
  /** Its place among the transfers of the transaction. */
  readonly position: number
  readonly block: number
  readonly kind: TransferKind
  /** The contract or mint; `null` for the native token. */
  readonly token: string | null
  /** Of an NFT. */
  readonly token_id: ColumnType<string | null, string | null, never>
  /** `null`: it came from nowhere (a mint). */
  readonly sender: string | null
  /** `null`: it went nowhere (a burn). */
  readonly recipient: string | null
  readonly amount: Big
}

/** One line of an account's history: it sent the transaction, or something of it moved there. */
export interface ActivityRow {
  readonly account: string
  readonly chain_id: string
  readonly mined_at: number
  readonly block: number
  /** Place of the transaction in its block; 0 on Solana, where nodes do not tell it. */
  readonly position: number
  readonly tx_hash: string
}

/** A token that was seen, with the untrusted texts of its contract. */
export interface TokenRow {
  readonly chain_id: string
  readonly address: string
  readonly standard: TransferKind
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly first_block: number
}

/** An account that received a fungible token at some time: where to look for balances. */
export interface HoldingRow {
  readonly chain_id: string
  readonly owner: string
  readonly token: string
}

/** An NFT that was seen. */
export interface NftRow {
  readonly chain_id: string
  readonly contract: string
  readonly token_id: Big
  readonly standard: TransferKind
  readonly name: string | null
  readonly image_url: string | null
  readonly first_block: number
  /** When its metadata is to be read, in ms since 1970; `null` when that is done. */
  readonly next_read_at: number | null
  /** How often reading it failed. */
  readonly failures: number
}

/** How many of an NFT an account has: the sum of what came and went. Zero or less: it has none. */
export interface NftHoldingRow {
  readonly owner: string
  readonly chain_id: string
  readonly contract: string
  readonly token_id: Big
  readonly amount: Big
}

/** A Solana address whose signatures are followed after a request: an account, or a token account of it. */
export interface WatchedRow {
  readonly chain_id: string
  readonly address: string
  /** The account whose history it feeds. */
  readonly account: string
  /** The last request for it, in ms since 1970. */
  readonly asked_at: number
  /** The newest and the oldest signature that is stored; everything between them is. */
  readonly newest: string | null
  readonly oldest: string | null
  /** How many signatures below the first visit were stored. */
  readonly depth: number
  /** Whether nothing older is to be read. */
  readonly complete: boolean
}

/** The tables of the indexer. */
export interface IndexTables {
  readonly index_cursors: IndexCursorRow
  readonly index_blocks: IndexBlockRow
  readonly transactions: TransactionRow
  readonly transfers: TransferRow
  readonly activity: ActivityRow
  readonly tokens: TokenRow
  readonly holdings: HoldingRow
  readonly nfts: NftRow
  readonly nft_holdings: NftHoldingRow
  readonly watched: WatchedRow
}
