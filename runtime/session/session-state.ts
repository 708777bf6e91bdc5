import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import type { ConnectionId, Connections, NamespaceState } from '../contract/connection.js'
import type { SessionState } from '../contract/session.js'
import {
  type ConnectionsState,
  type KnownConnections,
  liveIn,
  liveOf,
  namespaceOf,
  restoredConnections,
  shownIn,
} from './connections.js'
import type { Saved } from './persist.js'

/** What the user chose. */
export interface Choice {
  /** The default network until another one was picked. */
  readonly preferred: CaipNetworkId
  /** Whether it was picked, and the wallet has not moved since. */
  readonly isPicked?: boolean
  /** The namespace that was asked for, connected or not. */
  readonly namespace?: Namespace | undefined
}

/** The state before anything happened in this visit: what was live in the one before is waited for. */
export function restoredState(
  namespaces: readonly Namespace[],
  { active, ...saved }: Saved,
  preferred: CaipNetworkId,
  isMulti: boolean,
): SessionState {
  const all = restoredConnections(knownIn(namespaces, saved), isMulti)
  return sessionState(all, namespaceStates(namespaces, all), active, { preferred })
}

/**
 * What is known of these namespaces, and of those of `shared`: a wallet may share accounts of a namespace that the app has
 * no network of. What an earlier version of the app has left of another one is left out.
 */
export function knownIn(
  namespaces: readonly Namespace[],
  { connections, current }: KnownConnections,
  shared: Connections = {},
): KnownConnections {
  const own = new Set<string | undefined>([...namespaces, ...Object.keys(shared).map((id) => id.split('/', 1)[0])])
  const only = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([id]) => own.has(id.split('/', 1)[0])))
  return { connections: only(connections), current: only(current) }
}

/**
 * What each namespace shows of its connections: those of the app, and whatever else has one, since a wallet may share
 * accounts of a namespace that the app has no network of. What has not changed since `before` is the same object.
 */
export function namespaceStates(
  namespaces: readonly Namespace[],
  all: ConnectionsState,
  before: SessionState['namespaces'] = {},
): SessionState['namespaces'] {
  const connected = [...Object.keys(all.connections), ...Object.keys(all.asking)] as (ConnectionId | Namespace)[]
  return Object.fromEntries(
    [...new Set([...namespaces, ...connected.map(namespaceOf)])].map((namespace) => {
      const next = shownState(all, namespace)
      const last = before[namespace]
      return [namespace, JSON.stringify(last) === JSON.stringify(next) ? last : next]
    }),
  )
}

function shownState(all: ConnectionsState, namespace: Namespace): NamespaceState {
  const { connections, current, asking } = all
  const shown = shownIn(all, namespace)
  const connection = shown && liveOf(connections[shown])
  const connectorId = asking[namespace]
  if (connectorId !== undefined) return { status: 'connecting', connectorId, previous: connection }
  if (connection) return { status: 'connected', connection }
  const id = current[namespace]
  const state = id && connections[id]
  return state?.status === 'reconnecting' ? { status: 'reconnecting', remembered: state.remembered } : idle
}

const idle: NamespaceState = { status: 'disconnected' }

/** The whole. Active is the namespace asked for, else the wanted one while it does something, else the first that does. */
export function sessionState(
  all: ConnectionsState,
  namespaces: SessionState['namespaces'],
  wanted: string | null,
  { preferred, isPicked, namespace }: Choice,
): SessionState {
  const busy = (Object.keys(namespaces) as Namespace[]).filter((name) => namespaces[name]?.status !== 'disconnected')
  const active = namespace ?? busy.find((name) => name === wanted) ?? busy[0] ?? null
  const state = active ? namespaces[active] : undefined
  const shown = state?.status === 'reconnecting' ? state.remembered : liveIn(state)
  const caipNetworkId = shown?.caipNetworkId ?? preferred
  const isApart = isPicked && caipNetworkId !== preferred && preferred.startsWith(`${active}:`)
  return { ...all, active, namespaces, caipNetworkId, picked: isApart ? preferred : undefined }
}
