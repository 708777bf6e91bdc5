import type { Feature } from '../../contract/kit.js'
import { recentList } from '../../contract/provided.js'
import { type ConnectApi, type ConnectOptions, connectToken } from './contract.js'

/** Turns connecting on: the wallet list, and the wait for the wallet. */
export function connect(options: ConnectOptions = {}): Feature<ConnectApi, ConnectOptions> {
  return {
    id: connectToken.id,
    provides: [recentList],
    options,
    load: (kit) => import('./connect-wallet.js').then((it) => it.createConnect(kit)),
  }
}
