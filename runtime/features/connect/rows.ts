import type { Connector } from '../../contract/connector.js'
import type { RecentWallet } from '../../contract/provided.js'
import type { WalletGroup, WalletRow } from '../../contract/wallet-row.js'
import { isSameWallet, type WalletIdentity } from '../../wallets/same-wallet.js'
import { isExcluded } from '../../wallets/wallet-filter.js'
import { groupOrder } from '../../wallets/wallet-groups.js'
import { walletParts } from '../../wallets/wallet-parts.js'
import type { ConnectOptions } from './contract.js'
import type { CustomWallet } from './custom-wallet.js'

/** What the list is made of. */
export interface RowSources {
  readonly connectors: readonly Connector[]
  readonly recent: readonly RecentWallet[]
  readonly isMobile: boolean
  /** Whether a wallet that is elsewhere can be connected: then those used before are listed. */
  readonly isLinking?: boolean
  /** Lists the wallets of this namespace only. */
  readonly namespace?: unknown
}

/**
 * The wallet list in the configured order, each wallet once (`isSameWallet`); those of the directory come later. The
 * embedded wallet is no row: its logins lead to it. The nameless `window.ethereum` is left out where a wallet has announced
 * itself; in the browser of a wallet's own app it stays, unless it is that wallet's provider. A wallet of several namespaces
 * is one row.
 */
export function walletRows(
  { connectors, recent, isMobile, isLinking, namespace }: RowSources,
  { connectorTypeOrder, exclude, customWallets = [] }: ConnectOptions,
): readonly WalletRow[] {
  const order = groupOrder(isMobile, connectorTypeOrder)
  const announced = connectors.filter((connector) => connector.type === 'ANNOUNCED')
  const isNamed = ({ type, provider, rdns, namespace: own }: Connector) =>
    type === 'INJECTED' && !isMobile
      ? announced.some((item) => item.namespace === own)
      : type !== 'ANNOUNCED' &&
        announced.some((item) => item.namespace === own && (item.provider === provider || (rdns && item.rdns === rdns)))
  const age = ({ rdns, connectors: own }: Pick<WalletRow, 'rdns' | 'connectors'>) =>
    recent.findIndex((used) => (rdns && rdns === used.rdns) || own.some(({ id }) => id === used.id))
  const found = connectors.filter(
    (connector) =>
      connector.type !== 'AUTH' && !isNamed(connector) && (!namespace || connector.namespace === namespace),
  )
  const rows = found.flatMap((connector) => rowOf(connector, found, age))
  const known: WalletIdentity[] = [...connectors]
  for (const wallet of [...(isLinking ? recent : []), ...customWallets]) {
    if (known.some((other) => isSameWallet(other, wallet))) continue
    known.push(wallet)
    rows.push(entryRow(wallet, recent.includes(wallet) ? 'recent' : 'custom', isLinking))
  }
  return rows
    .filter((row) => !isExcluded(row, exclude))
    .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group) || age(a) - age(b))
}

/** None for a connector that the row of its wallet has already. */
function rowOf(
  connector: Connector,
  all: readonly Connector[],
  age: (row: Pick<WalletRow, 'rdns' | 'connectors'>) => number,
): readonly WalletRow[] {
  const { id, name, icon, rdns, type } = connector
  const { connectors, isAmbiguous } = walletParts(connector, all)
  if (connectors[0] !== connector) return []
  const group = age({ rdns, connectors }) < 0 ? (groups[type] ?? 'injected') : 'recent'
  const isLinked = group === 'walletConnect'
  const tag = group === 'injected' ? 'installed' : group
  return [
    {
      id,
      name,
      icon,
      rdns,
      group,
      tag: connectors[1] && !isLinked ? 'multichain' : tag,
      isAmbiguous,
      connectors,
      isHere: !groups[type],
      isLinked,
    },
  ]
}

const groups: Readonly<Record<string, WalletGroup>> = { WALLET_CONNECT: 'walletConnect', EXTERNAL: 'external' }

function entryRow(wallet: RecentWallet & Omit<CustomWallet, 'rdns'>, group: WalletGroup, isLinking = false): WalletRow {
  const { id, name, rdns, image_url: icon, mobile_link, desktop_link, webapp_link } = wallet
  const isLinked = isLinking && (group === 'recent' || !!(mobile_link || desktop_link || webapp_link))
  return { id, name, icon, rdns, group, tag: group, isAmbiguous: false, connectors: [], isLinked }
}
