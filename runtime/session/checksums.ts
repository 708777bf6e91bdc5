import { getAddress, isAddress } from 'viem/utils'
import type { ConnectionAccount, ConnectionState, Connections } from '../contract/connection.js'
import { entriesOf, namespaceOf } from './connections.js'

/**
 * An EVM address in the mixed case that carries its checksum (EIP-55), whatever case it was given in. What is not `0x` and
 * 40 hex digits is given back as it is.
 */
export function checksumAddress(address: string): string {
  return isAddress(address, { strict: false }) ? getAddress(address) : address
}

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
