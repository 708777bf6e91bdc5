import type { Connector } from '../../contract/connector.js'
import type { Kit } from '../../contract/kit.js'
import { toModalError } from '../../core/errors.js'
import { createFlow, type Flow } from '../../core/flow.js'
import type { ConnectApi, ConnectOptions, ConnectStep } from './contract.js'
import { type RecentWallet, recentWallets } from './recent.js'

/** The logic of the connect feature. */
export function createConnect(
  kit: Pick<Kit, 'host' | 'session' | 'events' | 'storage'>,
  options: ConnectOptions,
): ConnectApi {
  return {
    createFlow: (wallet) => createConnectFlow(kit, options, wallet),
    remember: recentWallets(kit.storage, options.recentLimit).add,
  }
}

/** A little longer than the session waits itself, so that its own error is the one shown. */
const CONNECT_MS = 310_000

/**
 * Asks the wallet and waits; a "no" is reported as the user's choice, not as a failure. What is remembered as used is
 * the wallet: `wallet` where the connector only leads to it, and nothing where nobody knows which one it led to.
 */
export function createConnectFlow(
  { host, session, events, storage }: Pick<Kit, 'host' | 'session' | 'events' | 'storage'>,
  { recentLimit }: Pick<ConnectOptions, 'recentLimit'> = {},
  wallet?: RecentWallet,
): Flow<Connector, ConnectStep> {
  return createFlow<Connector, ConnectStep>(host.clock, async (connector, flow) => {
    const { name } = wallet ?? connector
    const used = wallet ?? (connector.type === 'WALLET_CONNECT' ? undefined : connector)
    events.emit('SELECT_WALLET', { name, platform: 'browser' })
    flow.go({ step: 'waiting', since: host.clock.now() })
    try {
      const connection = await flow.within(CONNECT_MS, name, (signal) => session.connect(connector, signal))
      if (used) recentWallets(storage, recentLimit).add(used)
      events.emit('CONNECT_SUCCESS', { name, method: 'browser', reconnect: false })
      flow.go({ step: 'done', connection })
    } catch (cause) {
      const { code } = toModalError(cause)
      if (code === 'wallet/rejected') events.emit('USER_REJECTED', { message: code })
      else if (code !== 'flow/cancelled') events.emit('CONNECT_ERROR', { message: code })
      throw cause
    }
  })
}
