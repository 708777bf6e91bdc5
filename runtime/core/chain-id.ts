import type { CaipNetworkId } from '../../schema/caip.js'

/** The chain's own id: a number on eip155 (EIP-155), the reference of its CAIP-2 id elsewhere. */
export function chainIdOf(caipNetworkId: CaipNetworkId): number | string {
  const [namespace, reference = ''] = caipNetworkId.split(':')
  return namespace === 'eip155' ? Number(reference) : reference
}
