import type { Connector } from '../../connectors/connector.js'
import type { Exclude } from '../../wiring.js'
import type { ConnectOptions } from './feature.js'
import type { RecentWallet } from './recent.js'

/** The groups of SPEC §9, connector type order. */
export type WalletGroup = 'walletConnect' | 'recent' | 'injected' | 'featured' | 'custom' | 'external' | 'recommended'

/** One row of the wallet list. */
export interface WalletRow {
  readonly id: string
  readonly name: string
  readonly icon?: string
  readonly rdns?: string
  readonly tag: 'recent' | 'installed'
  /** Two wallets say they are this one: both rows say so. */
  readonly isAmbiguous: boolean
  readonly connector: Connector
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
}

/**
 * The wallet list in the configured order. The nameless `window.ethereum` is left out where a wallet has announced
 * itself; in the browser of a wallet's own app it stays, unless it is that wallet's provider.
 */
export function walletRows(
  { connectors, recent, isMobile }: RowSources,
  options: ConnectOptions,
): readonly WalletRow[] {
  const { connectorTypeOrder = defaultOrder, exclude } = options
  const announced = connectors.filter((connector) => connector.type === 'ANNOUNCED')
  const isNamed = ({ provider }: Connector) =>
    isMobile ? announced.some((item) => item.provider === provider) : announced.length > 0
  const age = (connector: Connector) => {
    const index = recent.findIndex((wallet) => wallet.id === connector.id)
    return index < 0 ? recent.length : index
  }
  return connectors
    .filter((connector) => !isExcluded(connector, exclude))
    .filter((connector) => connector.type !== 'INJECTED' || !isNamed(connector))
    .map((connector) => ({ connector, group: groupOf(connector, age(connector) < recent.length) }))
    .filter(({ group }) => connectorTypeOrder.includes(group))
    .sort(
      (a, b) =>
        connectorTypeOrder.indexOf(a.group) - connectorTypeOrder.indexOf(b.group) ||
        age(a.connector) - age(b.connector),
    )
    .map(({ connector, group }) => rowOf(connector, group, connectors))
}

function isExcluded({ id, rdns = '', name }: Connector, { ids, rdns: domains, names }: Exclude = {}): boolean {
  const has = (list: readonly string[] | undefined, value: string) =>
    list?.some((item) => item.toLowerCase() === value.toLowerCase()) === true
  return has(ids, id) || has(domains, rdns) || has(names, name)
}

function groupOf({ type }: Connector, isRecent: boolean): WalletGroup {
  if (isRecent) return 'recent'
  if (type === 'WALLET_CONNECT') return 'walletConnect'
  return type === 'EXTERNAL' ? 'external' : 'injected'
}

function rowOf(connector: Connector, group: WalletGroup, all: readonly Connector[]): WalletRow {
  const { id, name, icon, rdns, namespace } = connector
  const same = all.filter((item) => rdns !== undefined && item.rdns === rdns && item.namespace === namespace)
  return {
    id,
    name,
    ...(icon && { icon }),
    ...(rdns && { rdns }),
    tag: group === 'recent' ? 'recent' : 'installed',
    isAmbiguous: same.length > 1,
    connector,
  }
}
