import type { Eip1193Provider } from '../../contract/eip1193.js'
import { coreError } from '../../core/errors.js'
import type { NamespaceConnectorDeps } from './deps.js'
import { walletConnectName } from './link.js'
import { toProviderError } from './session-error.js'

/** What a namespace without a provider of its own asks the wallet with: one method, on the network selected. */
export function sessionProvider({
  hub,
  namespaceSession,
}: Pick<NamespaceConnectorDeps, 'hub' | 'namespaceSession'>): Eip1193Provider {
  return {
    async request({ method, params = [] }) {
      const wallet = hub.session()?.peer.name ?? walletConnectName
      try {
        const selected = namespaceSession.current()
        if (!selected) throw coreError('wallet/session-ended', { wallet })
        if (!namespaceSession.methods().includes(method)) throw coreError('wallet/unsupported', { wallet, method })
        return await hub.request(selected.caipNetworkId, method, params)
      } catch (cause) {
        throw toProviderError(cause, wallet)
      }
    },
  }
}
