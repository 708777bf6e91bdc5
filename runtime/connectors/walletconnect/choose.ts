import type { CaipNetworkId, Namespace } from '../../../schema/caip.js'
import type { ConnectionAccount } from '../../contract/connection.js'
import type { ConnectorAccounts } from '../../contract/connector.js'
import type { Network } from '../../core/network.js'
import { isSameAddress } from '../../core/same-address.js'
import type { ApprovedAccount, ReadSession } from './read-session.js'

/** What is preferred among what a wallet approved. */
export interface Preference {
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly address?: string | undefined
}

/** The networks of the app that a session names in a namespace, in the order of the app. */
export function namedChains(
  session: ReadSession | undefined,
  namespace: Namespace,
  networks: readonly Network[],
): readonly CaipNetworkId[] {
  const approved = session?.namespaces[namespace]?.chains ?? []
  return networks.map((network) => network.caipNetworkId).filter((id) => approved.includes(id))
}

/**
 * The networks of the app that a session allows in a namespace, in the order of the app: those with an account of their
 * own. An account that was approved on another network is none on this one (CAIP-25).
 */
export function allowedChains(
  session: ReadSession | undefined,
  namespace: Namespace,
  networks: readonly Network[],
): readonly CaipNetworkId[] {
  const accounts = session?.namespaces[namespace]?.accounts ?? []
  return namedChains(session, namespace, networks).filter((id) => accounts.some((it) => it.caipNetworkId === id))
}

/**
 * What a namespace gets of a session: the preferred network where the wallet approved it, else the first of the app
 * that it did, and the accounts of that network, the preferred one first. `undefined` where there is none of either.
 */
export function chooseAccounts(
  session: ReadSession | undefined,
  namespace: Namespace,
  networks: readonly Network[],
  preference: Preference = {},
): ConnectorAccounts | undefined {
  const chains = allowedChains(session, namespace, networks)
  const caipNetworkId = chains.find((id) => id === preference.caipNetworkId) ?? chains[0]
  const all = session?.namespaces[namespace]?.accounts ?? []
  if (!caipNetworkId) return undefined
  const here = all.filter((account) => account.caipNetworkId === caipNetworkId)
  const accounts = distinct(namespace, here)
  const chosen = accounts.find(({ address }) => isSameAddress(namespace, address, preference.address))
  const [first, ...rest] = chosen ? [chosen, ...accounts.filter((each) => each !== chosen)] : accounts
  return first && { accounts: [first, ...rest], caipNetworkId }
}

/** Each address once. */
function distinct(namespace: Namespace, approved: readonly ApprovedAccount[]): readonly ConnectionAccount[] {
  const isFirst = ({ address }: ApprovedAccount, index: number) =>
    approved.findIndex((other) => isSameAddress(namespace, other.address, address)) === index
  return approved.filter(isFirst).map(({ address }) => ({ address }))
}
