import type { Connection } from '../../contract/connection.js'
import type { Connector } from '../../contract/connector.js'
import type { Kit } from '../../contract/kit.js'
import type { RecentWallet } from '../../contract/provided.js'
import { toModalError } from '../../core/errors.js'
import { type ConnectApi, connectToken } from './contract.js'
import { recentWallets } from './recent.js'
import { createRecentList } from './recent-list.js'

/** What connecting needs of the kit. */
export type ConnectKit = Pick<Kit, 'session' | 'events' | 'storage' | 'options'>

/** Makes the API of the feature. */
export function createConnect(kit: ConnectKit): ConnectApi {
  const { refresh, ...list } = createRecentList(kit)
  return {
    ...list,
    connect: (...asked) => connectWallet(kit, ...asked),
    remember(wallet) {
      remember(kit, wallet)
      refresh()
    },
  }
}

/**
 * Connects, tells the events of it, and remembers the wallet as used: `wallet` where the connector only leads to it, and
 * none where it is not known which one it led to. Throws what `session.connect` throws.
 */
export async function connectWallet(
  kit: ConnectKit,
  connector: Connector,
  signal: AbortSignal,
  wallet?: RecentWallet,
): Promise<Connection> {
  const { session, events } = kit
  const { name } = wallet ?? connector
  const used = wallet ?? (connector.type === 'WALLET_CONNECT' ? undefined : connector)
  events.emit('SELECT_WALLET', { name, platform: 'browser' })
  try {
    const connection = await session.connect(connector, signal)
    if (used) remember(kit, used)
    events.emit('CONNECT_SUCCESS', { name, method: 'browser', reconnect: false })
    return connection
  } catch (cause) {
    const { code } = toModalError(cause)
    if (code === 'wallet/rejected') events.emit('USER_REJECTED', { message: code })
    else if (code !== 'flow/cancelled') events.emit('CONNECT_ERROR', { message: code })
    throw cause
  }
}

function remember(kit: ConnectKit, wallet: RecentWallet): void {
  recentWallets(kit.storage, kit.options(connectToken)?.recentLimit).add(wallet)
}
