import type { Namespace } from '../../../schema/caip.js'
import type { Session, SessionState } from '../../contract/session.js'
import type { Network } from '../../core/network.js'
import { searchMatch } from '../../core/search-text.js'

/**
 * The state of a network in the list: the one shown, the one a wallet is on where that is not the one shown, or the one
 * the app was set to where the wallet is elsewhere.
 */
export type NetworkMark = 'current' | 'wallet' | 'app'

/** One network of the list. */
export interface NetworkRow {
  readonly network: Network
  readonly mark: NetworkMark | undefined
  /** Name of the wallet that cannot move there; asking it would lead nowhere. */
  readonly blockedBy: string | undefined
}

/** The networks of one namespace: none where the search finds none. */
export interface NetworkGroup {
  readonly namespace: Namespace
  readonly rows: readonly NetworkRow[]
}

/** What is known of the user's wallets; `state` is that of the session. */
export interface Places {
  readonly session: Pick<Session, 'connectorOf' | 'account'>
  readonly state: Pick<SessionState, 'caipNetworkId' | 'picked'>
}

/**
 * The networks that `query` finds, by namespace in the order of the config; those out of the wallet's reach come last.
 */
export function networkGroups(networks: readonly Network[], query: string, places: Places): readonly NetworkGroup[] {
  const finds = searchMatch(query)
  const rows = networks
    .filter(({ name, id, caipNetworkId }) => finds([name], [`${id}`, caipNetworkId]))
    .map((network) => rowOf(network, places))
    .sort((one, other) => Number(!!one.blockedBy) - Number(!!other.blockedBy))
  const namespaces = new Set(networks.map(({ chainNamespace }) => chainNamespace))
  return [...namespaces].map((namespace) => ({
    namespace,
    rows: rows.filter(({ network }) => network.chainNamespace === namespace),
  }))
}

function rowOf(network: Network, { session, state }: Places): NetworkRow {
  const { chainNamespace, caipNetworkId: id } = network
  const connector = session.connectorOf(chainNamespace)
  const isWallet = session.account(chainNamespace)?.caipNetworkId === id
  let mark: NetworkRow['mark']
  if (state.picked === id) mark = 'app'
  if (isWallet) mark = 'wallet'
  if (state.caipNetworkId === id && !(isWallet && state.picked)) mark = 'current'
  const isBlocked = !isWallet && connector?.canSwitchTo?.(network) === false
  return { network, mark, blockedBy: isBlocked ? connector.name : undefined }
}
