import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import { addressKey } from './same-address.js'

/** Under what is kept that belongs to one account on one network: `eip155:1:0xab…`. */
export function accountKey(caipNetworkId: CaipNetworkId, address: string): string {
  const [namespace] = caipNetworkId.split(':', 1)
  // The type says what stands first.
  return `${caipNetworkId}:${addressKey(namespace as Namespace, address)}`
}
