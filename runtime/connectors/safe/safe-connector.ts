import type { Connector } from '../../contract/connector.js'
import { coreError } from '../../core/errors.js'
import type { Host } from '../../core/host.js'
import { ownProviderConnector } from '../eip1193/own-provider.js'
import { type SafeApi, safeProvider } from './safe-provider.js'

/** What tells the connector from others. */
export type SafeIdentity = Pick<Connector, 'id' | 'name' | 'type'>

/**
 * A connector over a Safe. It stays on its network: another one is another Safe, which opens the app anew. It announces
 * nothing for the same reason, and keeps no permission that could be given back.
 */
export function safeConnector(identity: SafeIdentity, api: SafeApi, host: Pick<Host, 'clock' | 'log'>): Connector {
  const { name } = identity
  const connector = ownProviderConnector({ ...identity, provider: safeProvider(api, name) }, host)
  let here: string | undefined
  return {
    ...connector,
    async restore(signal) {
      signal.throwIfAborted()
      const found = await connector.restore(signal)
      here = found?.caipNetworkId
      return found
    },
    async connect(signal) {
      const found = await connector.connect(signal)
      here = found.caipNetworkId
      return found
    },
    async disconnect() {},
    canSwitchTo: ({ caipNetworkId }) => caipNetworkId === here,
    async switchNetwork({ caipNetworkId, name: network }) {
      if (caipNetworkId !== here) throw coreError('network/not-switched', { wallet: name, network })
      return caipNetworkId
    },
  }
}
