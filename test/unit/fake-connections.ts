import type { Connection, NamespaceState } from '../../runtime/contract/connection.js'
import type { ConnectionsState } from '../../runtime/session/connections.js'
import { connectionId, entriesOf } from '../../runtime/session/connections.js'
import { nextConnections, type Place, type SessionEvent } from '../../runtime/session/machine.js'
import { namespaceStates } from '../../runtime/session/session-state.js'
import type { CaipNetworkId } from '../../schema/caip.js'

/** A session before anything happened. */
export const noConnections: ConnectionsState = { connections: {}, current: {}, asking: {} }

/** A live connection of the wallet of that id. */
export function liveConnection(
  connectorId: string,
  address = `0x${connectorId}`,
  caipNetworkId: CaipNetworkId = 'eip155:1',
): Connection {
  return { live: true, connectorId, name: `Wallet ${connectorId}`, address, accounts: [{ address }], caipNetworkId }
}

/** The wallet of that id is connected on `eip155`. */
export function connecting(connectorId: string, place: Place = 'asked'): SessionEvent {
  return { type: 'connected', id: connectionId('eip155', connectorId), connection: liveConnection(connectorId), place }
}

/** What is left after a story; with `isMulti` a namespace has several connections. */
export function afterStory(
  all: ConnectionsState,
  isMulti: boolean,
  ...story: readonly SessionEvent[]
): ConnectionsState {
  return story.reduce((now, event) => nextConnections(now, event, isMulti), all)
}

/** Each connection and how it stands; `*` is the current one of `eip155`. */
export function listed(all: Pick<ConnectionsState, 'connections' | 'current'>): readonly string[] {
  return entriesOf(all.connections).map(([id, { status }]) => `${id} ${status}${all.current.eip155 === id ? ' *' : ''}`)
}

/** What `eip155` shows. */
export function shownState(all: ConnectionsState): NamespaceState | undefined {
  return namespaceStates(['eip155'], all).eip155
}
