import type { Network } from '../../core/network.js'
import type { Feature } from '../../wiring.js'

/** The receive feature, for hosts that draw their own screen. */
export interface ReceiveApi {
  /** The networks of the app that the active account receives on; none while nobody is connected. */
  networks(): readonly Network[]
}

/** Turns receiving on: the views WalletReceive and WalletCompatibleNetworks. */
export function receive(): Feature<'receive', ReceiveApi> {
  return {
    id: 'receive',
    load: (kit) => import('./networks.js').then((it) => it.createReceive(kit)),
  }
}
