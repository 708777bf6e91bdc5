import type { ConnectionAccount, ConnectionState, Connections } from '../contract/connection.js'
import { checksumAddress } from '../core/checksum-address.js'
import { entriesOf, namespaceOf } from './connections.js'

export { checksumAddress }

/** Connections whose addresses of eip155 carry their checksum (EIP-55). Gives the same object where all of them did. */
export function withChecksums(connections: Connections): Connections {
  const next = Object.fromEntries(
    entriesOf(connections).map(([id, state]) => [id, namespaceOf(id) === 'eip155' ? written(state) : state]),
  )
  return JSON.stringify(next) === JSON.stringify(connections) ? connections : next
}

function written(state: ConnectionState): ConnectionState {
  return 'connection' in state
    ? { ...state, connection: inChecksums(state.connection) }
    : { ...state, remembered: inChecksums(state.remembered) }
}

function inChecksums<T extends { readonly address: string; readonly accounts?: readonly ConnectionAccount[] }>(
  item: T,
): T {
  const accounts = item.accounts?.map((account) => ({ ...account, address: checksumAddress(account.address) }))
  return { ...item, address: checksumAddress(item.address), ...(accounts && { accounts }) }
}
