import type { Connection, NamespaceState, Remembered, SessionEvent } from '../contract/connection.js'
import type { Connector, ConnectorAccounts, ConnectorChange } from '../contract/connector.js'

const disconnected: NamespaceState = { status: 'disconnected' }

/** The next state of a family. Gives the same object when nothing changed. */
export function nextState(state: NamespaceState, event: SessionEvent): NamespaceState {
  const { status } = state
  const { type } = event
  const current = liveIn(state)
  if (type === 'connect') return { status: 'connecting', connectorId: event.connectorId, previous: current }
  if (type === 'connected') return resting(event.connection)
  if (status === 'disconnected') return state
  if (type === 'end' || (type === 'disconnect' && status === 'reconnecting')) return disconnected
  if (type === 'failed') return status === 'connected' ? state : resting(current)
  if (type === 'suspend') {
    if (current) return { status: 'reconnecting', remembered: hintOf(current) }
    return status === 'connecting' ? disconnected : state
  }
  const next = current && changed(current, event)
  if (next === current) return state
  return status === 'connecting' ? { ...state, previous: next } : resting(next)
}

/** The connection a family has: while another wallet is asked, the earlier one is still live. */
export function liveIn(state: NamespaceState | undefined): Connection | undefined {
  if (state?.status === 'connected') return state.connection
  return state?.status === 'connecting' ? state.previous : undefined
}

/** A wallet that shares these accounts, as a live connection. */
export function connectionOf(
  { id }: Pick<Connector, 'id'>,
  { accounts, caipNetworkId }: ConnectorAccounts,
): Connection {
  const [address] = accounts
  return { live: true, connectorId: id, address, accounts: accounts.map((item) => ({ address: item })), caipNetworkId }
}

/** What to remember of a live connection. */
export function hintOf({ connectorId, address, caipNetworkId }: Connection): Remembered {
  return { connectorId, address, caipNetworkId }
}

function resting(connection: Connection | undefined): NamespaceState {
  return connection ? { status: 'connected', connection } : disconnected
}

/** SPEC §4: no accounts means disconnect. */
function changed(connection: Connection, change: ConnectorChange): Connection | undefined {
  if (change.type === 'chainChanged') {
    const { caipNetworkId } = change
    return caipNetworkId === connection.caipNetworkId ? connection : { ...connection, caipNetworkId }
  }
  const addresses = change.type === 'accountsChanged' ? change.accounts : []
  const [address] = addresses
  if (!address) return undefined
  const isSame = String(addresses) === String(connection.accounts.map((item) => item.address))
  return isSame ? connection : { ...connection, address, accounts: addresses.map((item) => ({ address: item })) }
}
