import type { Connector } from '../../contract/connector.js'
import { searchMatch } from '../../core/search-text.js'
import { isSameWallet } from '../../wallets/same-wallet.js'
import { walletParts } from '../../wallets/wallet-parts.js'
import type { Directory } from './contract.js'
import type { ListedWallet } from './listed-wallet.js'

/** One row of the list. */
export interface DirectoryRow {
  readonly id: string
  readonly name: string
  readonly rdns?: string | undefined
  readonly icon?: string | undefined
  readonly isInstalled: boolean
  /** The wallet on each namespace of this browser; empty for one that is elsewhere. */
  readonly connectors: readonly Connector[]
}

/** What the list is made of. */
export interface DirectorySources {
  readonly connectors: readonly Connector[]
  readonly wallets: readonly ListedWallet[]
  /** Whether the app leaves a wallet out. */
  readonly hides: Directory['hides']
  readonly query: string
  /** Wallets of this namespace only. */
  readonly namespace?: unknown
  /** Whether only wallets that the directory marks are asked for: what is here comes with its entry then. */
  readonly isCertified: boolean
}

/**
 * Each wallet once: those of this browser first, then the directory in its order. A wallet of the directory that is here
 * leads to the one that is here.
 */
export function directoryRows({ connectors, wallets, hides, query, namespace, isCertified }: DirectorySources) {
  const near = connectors.filter(
    (connector) =>
      (!namespace || connector.namespace === namespace) &&
      !['WALLET_CONNECT', 'AUTH', 'INJECTED'].includes(connector.type) &&
      !hides(connector),
  )
  const matches = searchMatch(query)
  const installed = near.filter(
    (connector) =>
      connector.type !== 'EXTERNAL' &&
      walletParts(connector, near).connectors[0] === connector &&
      (isCertified ? wallets.some((wallet) => isSameWallet(wallet, connector)) : matches([connector.name])),
  )
  const rows = installed.map((connector) => rowOf(connector, near))
  const shown = rows.flatMap((row) => row.connectors)
  const elsewhere = wallets.filter((wallet) => !shown.some((connector) => isSameWallet(wallet, connector)))
  return [
    ...rows,
    ...elsewhere.map((wallet) => {
      const here = near.find((connector) => isSameWallet(wallet, connector))
      const { id, name, image_url: icon } = wallet
      if (!here) return { id, name, rdns: wallet.rdns, icon, isInstalled: false, connectors: [] }
      return { ...rowOf(here, near), id, name, icon, isInstalled: here.type !== 'EXTERNAL' }
    }),
  ] as readonly DirectoryRow[]
}

function rowOf(connector: Connector, near: readonly Connector[]): DirectoryRow {
  const { id, name, rdns, icon } = connector
  return { id, name, rdns, icon, isInstalled: true, connectors: walletParts(connector, near).connectors }
}
