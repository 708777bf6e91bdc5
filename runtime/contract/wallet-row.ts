import type { Connector } from './connector.js'

/** The groups of wallets in Connect (SPEC §9, connector type order). */
export type WalletGroup = 'walletConnect' | 'recent' | 'injected' | 'featured' | 'custom' | 'external' | 'recommended'

/** One row of the wallet list. */
export interface WalletRow {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  readonly group: WalletGroup
  /** Names the word that stands at its end, where there is one. */
  readonly tag: 'installed' | 'multichain' | WalletGroup
  /** Two wallets say they are this one: both rows say so. */
  readonly isAmbiguous: boolean
  /** The wallet on each namespace; empty for one that is elsewhere. */
  readonly connectors: readonly Connector[]
  /** Whether it is in this browser. */
  readonly isHere?: boolean
  /** Whether it is connected where it is: by a code or a link. Others only have pages to get them from. */
  readonly isLinked?: boolean | undefined
}

/** What the config says of every list of wallets. */
export interface ListOptions {
  readonly connectorTypeOrder?: readonly WalletGroup[]
  readonly customWallets?: readonly unknown[]
}

/** Puts rows of its own into the list of Connect, or takes some away. */
export type ArrangeRows = (
  rows: readonly WalletRow[],
  connectors: readonly Connector[],
  options: ListOptions,
) => readonly WalletRow[]
