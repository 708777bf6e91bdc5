import type { CaipAddress, CaipNetworkId } from '../../schema/caip.js'
import type { Connection, NamespaceState, Remembered } from '../contract/connection.js'

/** What `useAccount` gives: only `connected` carries a live connection, so nothing can be signed with a remembered one. */
export type Account =
  | { readonly status: 'disconnected' | 'connecting'; readonly address: undefined }
  | {
      readonly status: 'reconnecting'
      readonly address: string
      readonly caipNetworkId: CaipNetworkId
      readonly remembered: Remembered
    }
  | {
      readonly status: 'connected'
      readonly address: string
      readonly caipAddress: CaipAddress
      readonly caipNetworkId: CaipNetworkId
      readonly live: Connection
    }

/** The state of a namespace as an account. */
export function toAccount(state: NamespaceState | undefined): Account {
  if (state?.status === 'connected') {
    const { connection: live } = state
    const { address, caipNetworkId } = live
    return { status: 'connected', address, caipNetworkId, caipAddress: `${caipNetworkId}:${address}`, live }
  }
  if (state?.status === 'reconnecting') {
    const { status, remembered } = state
    return { status, address: remembered.address, caipNetworkId: remembered.caipNetworkId, remembered }
  }
  return { status: state?.status ?? 'disconnected', address: undefined }
}
