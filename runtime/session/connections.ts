import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import type {
  Connection,
  ConnectionId,
  ConnectionState,
  Connections,
  InactiveConnection,
  NamespaceState,
  Remembered,
} from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import type { SessionState } from '../contract/session.js'

/** What is kept between visits: every connection, and which one each namespace is to show. */
export type KnownConnections = Pick<SessionState, 'connections' | 'current'>

/** What a session is about: what is kept between visits, and which connector each namespace asks. */
export type ConnectionsState = KnownConnections & Pick<SessionState, 'asking'>

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

/** What is remembered of a connection. */
export function hintOf(state: ConnectionState): Remembered {
  if (!('connection' in state)) return state.remembered
  const { live: _, ...remembered } = state.connection
  return remembered
}

/** A connection that is not live, with what is remembered of it; the same object where it has that status. */
export function inactive(state: ConnectionState, status: InactiveConnection['status']): ConnectionState {
  return state.status === status ? state : { status, remembered: hintOf(state) }
}

/** The connections that an earlier visit left: what is remembered is waited for. */
export function restoredConnections(known: KnownConnections, isMulti: boolean): ConnectionsState {
  return { ...withStatus(known, isMulti, 'reconnecting'), asking: {} }
}

/** What is to be kept: a connection that has not ended is remembered. */
export function keptConnections(known: KnownConnections, isMulti: boolean): KnownConnections {
  return withStatus(known, isMulti, 'remembered')
}

/** Gives what has not ended that status; without several connections a namespace, only the current one counts. */
function withStatus(
  { connections, current }: KnownConnections,
  isMulti: boolean,
  status: 'reconnecting' | 'remembered',
): KnownConnections {
  const known = entriesOf(connections).flatMap(([id, state]) => {
    const isOver = state.status === 'disconnected'
    return isMulti || current[namespaceOf(id)] === id ? [[id, isOver ? state : inactive(state, status)]] : []
  })
  return { connections: Object.fromEntries(known), current }
}
