import type { Kit } from '../../contract/kit.js'
import { walletConnections } from '../../session/wallet-connections.js'
import type { MultiWalletApi } from './contract.js'

/** Several wallets at once: the connections of the session, as wallets. */
export function createConnections(kit: Pick<Kit, 'session' | 'registry'>): MultiWalletApi {
  return { ...walletConnections(kit), disconnectAll: (namespace) => kit.session.disconnect(namespace) }
}
