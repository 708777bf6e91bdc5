/** Bytes that are read alone. */
export interface ReadonlyBytes extends Omit<Uint8Array, 'copyWithin' | 'fill' | 'reverse' | 'set' | 'sort'> {
  readonly [index: number]: number
}

/** A name with its space before it: `solana:mainnet`, `standard:connect`. */
export type Identifier = `${string}:${string}`

/** A picture of Wallet Standard. */
export type StandardIcon = `data:image/${'svg+xml' | 'webp' | 'png' | 'gif'};base64,${string}`

/** One account of a wallet (Wallet Standard, `WalletAccount`). */
export interface StandardAccount {
  readonly address: string
  readonly publicKey: ReadonlyBytes
  /** The chains it may be used on. */
  readonly chains: readonly Identifier[]
  readonly features: readonly Identifier[]
}

/**
 * A wallet's own object (Wallet Standard, `Wallet`), by the types of `@wallet-standard/base`. It comes from outside: a
 * getter may throw, and nothing of it is what it says before it was read.
 */
export interface StandardWallet {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: StandardIcon
  readonly chains: readonly Identifier[]
  /** By name, each with a version of its own. */
  readonly features: Readonly<Record<Identifier, unknown>>
  readonly accounts: readonly StandardAccount[]
}
