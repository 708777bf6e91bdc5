import type { ShelfWallet } from '../../runtime/features/all-wallets/contract.js'
import { withListed } from '../../runtime/features/all-wallets/late-rows.js'
import { type RowSources, walletRows } from '../../runtime/features/connect/rows.js'
import { fakeConnector } from './fake-connector.js'

/** A wallet that announced itself. */
export const metamask = fakeConnector({ id: 'io.metamask', rdns: 'io.metamask', name: 'MetaMask' })
/** Another one. */
export const rabby = fakeConnector({ id: 'io.rabby', rdns: 'io.rabby', name: 'Rabby' })
/** The code of WalletConnect. */
export const qr = fakeConnector({ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT' })
/** A wallet of an SDK. */
export const external = fakeConnector({ id: 'coinbase', name: 'Coinbase', type: 'EXTERNAL' })

/** What the list is made of, the directory's part included. */
type Sources = Partial<RowSources & { readonly listed: readonly ShelfWallet[] }>

/** The rows as they are once the directory has answered. */
export function rowsOf({ listed = [], ...sources }: Sources, options: Parameters<typeof walletRows>[1] = {}) {
  const all = { connectors: [], recent: [], isMobile: false, ...sources }
  return withListed({ ...all, rows: walletRows(all, options), listed }, options)
}

/** Their ids, in the same order. */
export function rowIds(...given: Parameters<typeof rowsOf>): readonly string[] {
  return rowsOf(...given).map(({ id }) => id)
}
