import type { Connector } from '../../contract/connector.js'
import type { ListOptions, WalletGroup, WalletRow } from '../../contract/wallet-row.js'
import { isSameWallet, type WalletIdentity } from '../../wallets/same-wallet.js'
import { groupOrder } from '../../wallets/wallet-groups.js'
import type { Directory, ShelfWallet } from './contract.js'
import { recommendedRoom } from './recommended.js'

/** Not what the app leaves out: the code any wallet scans, and the app's own wallets. */
const asIs: readonly WalletGroup[] = ['walletConnect', 'custom']

/** What the directory adds to. */
export interface LateSources {
  readonly rows: readonly WalletRow[]
  readonly connectors: readonly Connector[]
  readonly listed: readonly ShelfWallet[]
  readonly isMobile: boolean
  /** Whether the app leaves a wallet out; none where it is left out. */
  readonly hides?: Directory['hides'] | undefined
}

/**
 * The list with the wallets of the directory in their places, each wallet once. Nothing above a new row moves, unless
 * a wallet turns out to be one the app leaves out. Wallets are recommended where the app has chosen none; one that was used before gets its picture.
 */
export function withListed(
  { rows: all, connectors, listed, isMobile, hides = () => false }: LateSources,
  { connectorTypeOrder, customWallets = [] }: ListOptions,
): readonly WalletRow[] {
  const order = groupOrder(isMobile, connectorTypeOrder)
  const rows = all.filter((row) => asIs.includes(row.group) || !hides(row))
  const known: WalletIdentity[] = [...connectors, ...rows]
  const isChosen = customWallets.length > 0 || listed.some(({ group }) => group === 'featured')
  let room = isChosen ? 0 : recommendedRoom(rows)
  const added: WalletRow[] = []
  for (const wallet of listed) {
    const { id, name, rdns, group, image_url: icon } = wallet
    const isKnown = known.some((other) => isSameWallet(other, wallet))
    if (isKnown || (group === 'recommended' && room <= 0)) continue
    if (group === 'recommended') room -= 1
    known.push(wallet)
    added.push({ id, name, rdns, icon, group, tag: group, isAmbiguous: false, connectors: [], isLinked: true })
  }
  return [...rows.map((row) => pictured(row, listed)), ...added].sort(
    (a, b) => order.indexOf(a.group) - order.indexOf(b.group),
  )
}

function pictured(row: WalletRow, listed: readonly ShelfWallet[]): WalletRow {
  if (row.icon || row.connectors.length > 0) return row
  return { ...row, icon: listed.find((wallet) => isSameWallet(wallet, row))?.image_url }
}
