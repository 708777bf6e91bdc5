import type { Feature } from '../../contract/kit.js'
import { type ReceiveApi, receiveToken } from './contract.js'

/** Turns receiving on: the views WalletReceive and WalletCompatibleNetworks. */
export function receive(): Feature<ReceiveApi> {
  return {
    id: receiveToken.id,
    load: (kit) => import('./networks.js').then((it) => it.createReceive(kit)),
  }
}
