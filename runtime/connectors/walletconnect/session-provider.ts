import { coreError } from '../../core/errors.js'
import type { Eip1193Provider } from '../eip1193/provider.js'
import type { FamilyConnectorDeps } from './family-connector.js'
import { walletConnectName } from './link.js'
import { toProviderError } from './session-error.js'

/** What a family without a provider of its own asks the wallet with: one method, on the network selected. */
export function sessionProvider({ hub, family }: Pick<FamilyConnectorDeps, 'hub' | 'family'>): Eip1193Provider {
  return {
    async request({ method, params = [] }) {
      const wallet = hub.session()?.peer.name ?? walletConnectName
      try {
        const selected = family.current()
        if (!selected) throw coreError('wallet/session-ended', { wallet })
        if (!family.methods().includes(method)) throw coreError('wallet/unsupported', { wallet, method })
        return await hub.request(selected.caipNetworkId, method, params)
      } catch (cause) {
        throw toProviderError(cause, wallet)
      }
    },
  }
}
