import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import type {
  Connection,
  ConnectionId,
  ConnectionState,
  Connections,
  NamespaceState,
  Remembered,
} from '../contract/connection.js'
import type { Connector, ConnectorAccounts } from '../contract/connector.js'
import type { SessionState } from '../contract/session.js'

/** What is kept between visits: every connection, and which one each namespace is to show. */
export type KnownConnections = Pick<SessionState, 'connections' | 'current'>

/** A connection with its id. */
export type ConnectionEntry = readonly [ConnectionId, ConnectionState]

/** The id of a connection; ids of connectors are compared case-insensitively (SPEC §3). */
export function connectionId(namespace: Namespace, connectorId: string): ConnectionId {
  return `${namespace}/${connectorId.toLowerCase()}`
}

/** The id of the connection that a connector makes. */
export function connectionIdOf({ namespace, id }: Pick<Connector, 'namespace' | 'id'>): ConnectionId {
  return connectionId(namespace, id)
}

/** Whether this is one connection, and not all of a namespace. */
export function isConnectionId(which: Namespace | ConnectionId): which is ConnectionId {
  return which.includes('/')
}

/** The namespace that a connection or a network is of. */
export function namespaceOf(id: ConnectionId | CaipNetworkId | Namespace): Namespace {
  // The types say what stands first.
  return id.split(/[/:]/, 1)[0] as Namespace
}

/** Every connection, the newest first. */
export function entriesOf(connections: Connections): readonly ConnectionEntry[] {
  // Ids are its only keys.
  return Object.entries(connections) as unknown as readonly ConnectionEntry[]
}

/** The live connection of a state; `undefined` where the wallet does not answer here. */
export function liveOf(state: ConnectionState | undefined): Connection | undefined {
  return state && 'connection' in state ? state.connection : undefined
}

/** The live connection a namespace shows: while another wallet is asked, the earlier one is still live. */
export function liveIn(state: NamespaceState | undefined): Connection | undefined {
  if (state?.status === 'connected') return state.connection
  return state?.status === 'connecting' ? state.previous : undefined
}

/** The live connection that a namespace shows: the current one, or the newest unless the current one is waited for. */
export function shownIn({ connections, current }: KnownConnections, namespace: Namespace): ConnectionId | undefined {
  const id = current[namespace]
  const state = id && connections[id]
  if (state?.status === 'reconnecting') return undefined
  return liveOf(state || undefined) ? id : newestLive(connections, namespace)
}

/** The newest live connection of a namespace. */
export function newestLive(connections: Connections, namespace: Namespace): ConnectionId | undefined {
  return entriesOf(connections).find(([id, state]) => namespaceOf(id) === namespace && liveOf(state))?.[0]
}

/** A wallet that shares these accounts, as a live connection. */
export function connectionOf(
  { id, name }: Pick<Connector, 'id' | 'name'>,
  { accounts, caipNetworkId }: ConnectorAccounts,
): Connection {
  const [address] = accounts
  return {
    live: true,
    connectorId: id,
    name,
    address,
    accounts: accounts.map((item) => ({ address: item })),
    caipNetworkId,
  }
}

/** What is remembered of a connection. */
export function hintOf(state: ConnectionState): Remembered {
  if (!('connection' in state)) return state.remembered
  const { live: _, ...remembered } = state.connection
  return remembered
}
