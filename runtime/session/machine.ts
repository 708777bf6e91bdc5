import type { Namespace } from '../../schema/caip.js'
import type { Connection, ConnectionId, ConnectionState, NamespaceState } from '../contract/connection.js'
import type { Connector, ConnectorAccounts, ConnectorChange } from '../contract/connector.js'
import type { SessionState } from '../contract/session.js'
import { isSameAddress } from '../core/same-address.js'
import type { Rewrite } from './addresses.js'
import {
  type ConnectionsState,
  entriesOf,
  hintOf,
  inactive,
  type KnownConnections,
  keptConnections,
  liveIn,
  liveOf,
  namespaceOf,
  newestLive,
  restoredConnections,
} from './connections.js'

/** What can happen to a session. */
export type SessionEvent =
  /** What a live wallet announced. One that shares no account has ended its connection (SPEC §4). */
  | (ConnectorChange & { readonly id: ConnectionId })
  /** A wallet is asked. What the namespace shows stays live. */
  | { readonly type: 'asked'; readonly namespace: Namespace; readonly connectorId: string }
  /** No wallet of the namespace is asked any more. */
  | { readonly type: 'answered'; readonly namespace: Namespace }
  /** The wallet shares this. It is shown, unless it comes beside a current one; `asked` ends the asking as well. */
  | { readonly type: 'connected'; readonly id: ConnectionId; readonly connection: Connection; readonly place: Place }
  /** The wallet cannot be reached, or gave nothing: it is only remembered. */
  | { readonly type: 'unavailable'; readonly id: ConnectionId }
  /** The person ended the connection, or every one of a namespace and its asking. */
  | { readonly type: 'ended'; readonly which: ConnectionId | Namespace }
  /** The person removed a connection from the list; without effect on one that is live. */
  | { readonly type: 'forgotten'; readonly id: ConnectionId }
  /** Another tab has written: what has ended there has ended here, and what is live here is known better here. */
  | { readonly type: 'written'; readonly known: KnownConnections }
  /** The code that writes addresses is here: it writes those that are known anew, in the same connections. */
  | { readonly type: 'rewritten'; readonly rewrite: Rewrite }
  /** The kit stopped following wallets: what was live is restored when it starts again. */
  | { readonly type: 'suspended' }

/** How a connection comes: because its wallet was asked, by itself in the place of the current one, or beside it. */
export type Place = 'asked' | 'shown' | 'beside'

/** So many connections of one namespace are known once they have ended. */
const MOST_ENDED = 4

/**
 * The next state of a session. With `isMulti` a wallet stays live when another one of its namespace is connected, and
 * the newest four that have ended are known; without it a namespace keeps its current connection alone. Gives the same
 * object when nothing changed.
 */
export function nextConnections(all: ConnectionsState, event: SessionEvent, isMulti: boolean): ConnectionsState {
  const { connections, asking } = all
  switch (event.type) {
    case 'asked':
      return { ...all, asking: { ...asking, [event.namespace]: event.connectorId } }
    case 'answered':
      return event.namespace in asking ? { ...all, asking: omit(asking, event.namespace) } : all
    case 'connected':
      return afterConnecting(all, event, isMulti)
    case 'unavailable': {
      const state = connections[event.id]
      const isOver = state?.status !== 'connected' && state?.status !== 'reconnecting'
      return isOver ? all : withState(all, event.id, inactive(state, 'remembered'))
    }
    case 'ended':
      return afterEnd(all, event.which, isMulti)
    case 'forgotten':
      return !connections[event.id] || liveOf(connections[event.id]) ? all : withState(all, event.id, undefined)
    case 'written':
      return { ...all, ...merged(all, keptConnections(event.known, isMulti)) }
    case 'rewritten':
      return { ...all, connections: event.rewrite(connections) }
    case 'suspended':
      return restoredConnections(all, isMulti)
    default: {
      const live = liveOf(connections[event.id])
      const next = live && changed(live, event)
      if (next === live) return all
      return next ? withState(all, event.id, connectedAs(next)) : afterEnd(all, event.id, isMulti)
    }
  }
}

function afterConnecting(
  all: ConnectionsState,
  { id, connection, place }: SessionEvent & { readonly type: 'connected' },
  isMulti: boolean,
): ConnectionsState {
  const { connections, current, asking } = all
  const namespace = namespaceOf(id)
  const before = connections[id]
  const live = liveOf(before)
  const isKnown = live && isSame(live, connection)
  const next = isKnown ? live : connection
  const isCurrent = (current[namespace] ?? id) === id
  if (place === 'beside' && (isKnown || !isCurrent))
    return isKnown || !before ? all : withState(all, id, connectedAs(next))
  const others = entriesOf(connections).filter(
    ([other]) => other !== id && (isMulti || namespaceOf(other) !== namespace),
  )
  return {
    connections: Object.fromEntries([[id, connectedAs(next)], ...others]),
    current: { ...current, [namespace]: id },
    asking: place === 'asked' ? omit(asking, namespace) : asking,
  }
}

function afterEnd(all: ConnectionsState, which: ConnectionId | Namespace, isMulti: boolean): ConnectionsState {
  const isMeant = (id: ConnectionId) => id === which || namespaceOf(id) === which
  const isOver = entriesOf(all.connections).every(([id, { status }]) => !isMeant(id) || status === 'disconnected')
  if (isOver && !(which in all.asking)) return all
  const ended: Partial<Record<Namespace, number>> = {}
  const left = entriesOf(all.connections).flatMap(([id, state]) => {
    if (state.status !== 'disconnected' && !isMeant(id)) return [[id, state]]
    const namespace = namespaceOf(id)
    ended[namespace] = (ended[namespace] ?? 0) + 1
    return isMulti && ended[namespace] <= MOST_ENDED ? [[id, inactive(state, 'disconnected')]] : []
  })
  const asking = omit<string, string>(all.asking, which)
  return settled({ connections: Object.fromEntries(left), current: all.current, asking }, which)
}

function withState(all: ConnectionsState, id: ConnectionId, state: ConnectionState | undefined): ConnectionsState {
  const connections = state ? { ...all.connections, [id]: state } : omit(all.connections, id)
  return settled({ ...all, connections }, id)
}

/** Where the current connection of a namespace is not there any more, the newest live one takes its place. */
function settled(all: ConnectionsState, which: ConnectionId | Namespace): ConnectionsState {
  const { connections, current } = all
  const namespace = namespaceOf(which)
  const id = current[namespace]
  const status = id && connections[id]?.status
  if (status === 'connected' || status === 'reconnecting') return all
  const next = newestLive(connections, namespace)
  if (!next) return status === 'remembered' ? all : { ...all, current: omit(current, namespace) }
  const first = [...entriesOf(connections)].sort(([one], [other]) => Number(other === next) - Number(one === next))
  return { ...all, connections: Object.fromEntries(first), current: { ...current, [namespace]: next } }
}

function merged(
  { connections }: ConnectionsState,
  { connections: written, current }: KnownConnections,
): KnownConnections {
  const known = entriesOf(written).map(([id, theirs]) => {
    const mine = connections[id]
    if (!mine || theirs.status === 'disconnected' || mine.status === 'disconnected') return [id, theirs]
    // What is only remembered here may have changed its account there.
    return [id, mine.status === 'connected' ? mine : inactive(theirs, mine.status)]
  })
  // Live here and not written there: the other tab has not heard of it, unless it has left the namespace.
  const own = entriesOf(connections).filter(([id, state]) => liveOf(state) && !written[id] && current[namespaceOf(id)])
  return { connections: Object.fromEntries([...known, ...own]), current }
}

function connectedAs(connection: Connection): ConnectionState {
  return { status: 'connected', connection }
}

/** A wallet that shares these accounts, as a live connection. The first of them is shown. */
export function connectionOf(
  { id, name }: Pick<Connector, 'id' | 'name'>,
  { accounts, caipNetworkId }: ConnectorAccounts,
): Connection {
  const [{ address }] = accounts
  return { live: true, connectorId: id, name, address, accounts, caipNetworkId }
}

/** Whether a wallet gives the remembered account: another one may have announced itself under its rdns. */
export function isRestored({ accounts, caipNetworkId }: Connection, known: ConnectionState | undefined): boolean {
  const isRemembered = (address: string) =>
    known !== undefined && isSameAddress(namespaceOf(caipNetworkId), address, hintOf(known).address)
  return accounts.some(({ address }) => isRemembered(address))
}

/** A connection after what its wallet announced, in this order; `undefined` once it has ended. */
export function afterChanges(connection: Connection, changes: readonly ConnectorChange[]): Connection | undefined {
  return changes.reduce((now: Connection | undefined, change) => now && changed(now, change), connection)
}

/** SPEC §4: no accounts means disconnect. */
function changed(connection: Connection, change: ConnectorChange): Connection | undefined {
  if (change.type === 'chainChanged') {
    const { caipNetworkId } = change
    return caipNetworkId === connection.caipNetworkId ? connection : { ...connection, caipNetworkId }
  }
  const accounts = change.type === 'accountsChanged' ? change.accounts : []
  const [first] = accounts
  if (!first) return undefined
  const next = { ...connection, address: first.address, accounts }
  return isSame(next, connection) ? connection : next
}

/** Whether a namespace has lost what it showed or waited for, so that nothing is left to come back by itself. */
export function isLost(
  before: Pick<SessionState, 'namespaces'>,
  { namespaces, current }: Pick<SessionState, 'namespaces' | 'current'>,
  name: Namespace,
): boolean {
  return namespaces[name] !== before.namespaces[name] && !liveIn(namespaces[name]) && !current[name]
}

/** Whether the connection shown is on another network than before. */
export function isMoved(before: NamespaceState | undefined, after: NamespaceState | undefined): boolean {
  const [was, now] = [liveIn(before), liveIn(after)]
  return was?.connectorId === now?.connectorId && was?.caipNetworkId !== now?.caipNetworkId
}

function isSame(one: Connection, other: Connection): boolean {
  return one.caipNetworkId === other.caipNetworkId && JSON.stringify(one.accounts) === JSON.stringify(other.accounts)
}

function omit<Key extends string, Value>(
  record: Readonly<Partial<Record<Key, Value>>>,
  key: Key,
): Readonly<Partial<Record<Key, Value>>> {
  const { [key]: _, ...left } = record
  return left as typeof record
}
