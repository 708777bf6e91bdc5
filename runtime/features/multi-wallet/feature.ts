import type { Feature } from '../../contract/kit.js'
import { type MultiWalletApi, multiWalletToken } from './contract.js'

/** Turns several wallets at once on. */
export function multiWallet(): Feature<MultiWalletApi> {
  return {
    id: multiWalletToken.id,
    remote: 'multi_wallet',
    load: (kit) => import('./connections.js').then((it) => it.createConnections(kit)),
  }
}
