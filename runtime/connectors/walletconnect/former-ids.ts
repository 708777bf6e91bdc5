import type { CaipNetworkId } from '../../../schema/caip.js'
import { clusters } from '../solana/clusters.data.js'

/** The older id of a network, where it has one (CAIP-2 before genesis hashes were cut): some wallets still say it. */
export function formerId(id: CaipNetworkId): CaipNetworkId | undefined {
  return clusters.find(({ caipNetworkId }) => caipNetworkId === id)?.formerId
}

/** The id of today for one that a wallet says. */
export function currentId(id: CaipNetworkId): CaipNetworkId {
  return clusters.find((cluster) => cluster.formerId === id)?.caipNetworkId ?? id
}
