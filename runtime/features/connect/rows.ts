import type { Connector } from '../../connectors/connector.js'
import type { Exclude } from '../../wiring.js'
import type { CustomWallet } from './custom-wallet.js'
import type { ConnectOptions } from './feature.js'
import type { RecentWallet } from './recent.js'

/** The groups of SPEC §9, connector type order. */
export type WalletGroup = 'walletConnect' | 'recent' | 'injected' | 'featured' | 'custom' | 'external' | 'recommended'

/** One row of the wallet list. */
export interface WalletRow {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  readonly group: WalletGroup
  /** None for a wallet that is not here yet. */
  readonly tag?: 'recent' | 'installed' | 'multichain'
  /** Two wallets say they are this one: both rows say so. */
  readonly isAmbiguous: boolean
  /** The wallet on each chain family; empty for one that is not here yet. */
  readonly connectors: readonly Connector[]
}

/** SPEC §9. */
const defaultOrder: readonly WalletGroup[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]

/** What the list is made of. */
export interface RowSources {
  readonly connectors: readonly Connector[]
  readonly recent: readonly RecentWallet[]
  readonly isMobile: boolean
  /** Lists the wallets of this chain family only. */
  readonly namespace?: unknown
}

/**
 * The wallet list in the configured order. The nameless `window.ethereum` is left out where a wallet has announced
 * itself; in the browser of a wallet's own app it stays, unless it is that wallet's provider. A wallet of several chain
 * families is one row.
 */
export function walletRows(
  { connectors, recent, isMobile, namespace }: RowSources,
  { connectorTypeOrder: order = defaultOrder, exclude, customWallets = [] }: ConnectOptions,
): readonly WalletRow[] {
  const announced = connectors.filter((connector) => connector.type === 'ANNOUNCED')
  const isNamed = ({ provider }: Connector) =>
    isMobile ? announced.some((item) => item.provider === provider) : announced.length > 0
  const age = (row: Pick<WalletRow, 'connectors'>) =>
    recent.findIndex(({ id }) => row.connectors.some((connector) => connector.id === id))
  const found = connectors
    .filter((connector) => !namespace || connector.namespace === namespace)
    .filter((connector) => connector.type !== 'INJECTED' || !isNamed(connector))
  return [
    ...found.flatMap((connector) => rowOf(connector, found, age)),
    ...customWallets.filter((wallet) => !connectors.some((connector) => isSame(connector, wallet))).map(customRow),
  ]
    .filter((row) => order.includes(row.group) && !isOneOf(row, exclude))
    .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group) || age(a) - age(b))
}

/** None for a connector that the row of its wallet has already. */
function rowOf(
  connector: Connector,
  all: readonly Connector[],
  age: (row: Pick<WalletRow, 'connectors'>) => number,
): readonly WalletRow[] {
  const { id, name, icon, rdns, type } = connector
  const same = all.filter((item) => item === connector || (rdns && item.rdns === rdns))
  const isAmbiguous = new Set(same.map((item) => item.namespace)).size < same.length
  const connectors = isAmbiguous ? [connector] : same
  if (connectors[0] !== connector) return []
  const isRecent = age({ connectors }) >= 0
  const group = isRecent ? 'recent' : (groups[type] ?? 'injected')
  const tag = isRecent ? 'recent' : 'installed'
  return [{ id, name, icon, rdns, group, tag: connectors.length > 1 ? 'multichain' : tag, isAmbiguous, connectors }]
}

const groups: Readonly<Record<string, WalletGroup>> = { WALLET_CONNECT: 'walletConnect', EXTERNAL: 'external' }

function customRow({ id, name, rdns, image_url: icon }: CustomWallet): WalletRow {
  return { id, name, icon, rdns, group: 'custom', isAmbiguous: false, connectors: [] }
}

function isSame(connector: Connector, { id, name, rdns }: CustomWallet): boolean {
  return isOneOf(connector, { ids: [id], names: [name], rdns: rdns ? [rdns] : [] })
}

function isOneOf(
  { id, rdns = '', name }: Pick<WalletRow, 'id' | 'rdns' | 'name'>,
  { ids, rdns: domains, names }: Exclude = {},
): boolean {
  const has = (list: readonly string[] = [], value: string) =>
    list.some((item) => item.toLowerCase() === value.toLowerCase())
  return has(ids, id) || has(domains, rdns) || has(names, name)
}
