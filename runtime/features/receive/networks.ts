import type { CaipNetworkId } from '../../../schema/caip.js'
import type { Kit } from '../../contract/kit.js'
import type { Network } from '../../core/network.js'
import type { ReceiveApi } from './contract.js'

/** The networks of the namespace that `id` is of: an address of one is an address of all. */
export function networksLike(networks: readonly Network[], id: CaipNetworkId): readonly Network[] {
  return networks.filter(({ chainNamespace }) => id.startsWith(`${chainNamespace}:`))
}

/** So many networks are pictured. */
const PICTURED = 5

/** Those that stand for all of them in a picture: test networks, which have the marks of real ones, only where there are no others. */
export function picturedNetworks(networks: readonly Network[]): readonly Network[] {
  const real = networks.filter(({ testnet }) => !testnet)
  return (real.length > 0 ? real : networks).slice(0, PICTURED)
}

/** The logic of the receive feature. */
export function createReceive({ wiring, session }: Kit): ReceiveApi {
  return {
    networks() {
      const account = session.account()
      return account ? networksLike(wiring.networks, account.caipNetworkId) : []
    },
  }
}
