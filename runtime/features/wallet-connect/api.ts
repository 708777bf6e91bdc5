import { isWalletConnect, type LinkState, pairingLifeMs } from '../../connectors/walletconnect/link.js'
import type { WalletConnectOptions } from '../../connectors/walletconnect/options.js'
import type { Kit } from '../../contract/kit.js'
import { coreError } from '../../core/errors.js'
import type { WalletConnectApi } from './contract.js'
import { createWalletConnectFlow } from './flow.js'

/** The logic of the WalletConnect feature. */
export function createWalletConnect(kit: Kit, options: WalletConnectOptions): WalletConnectApi {
  const { registry, router, host } = kit
  function link(): LinkState {
    const connector = registry.list.peek().find(isWalletConnect)
    if (!connector) throw coreError('wallet/no-connector')
    return connector.link
  }
  return {
    link,
    createFlow: () => createWalletConnectFlow(kit, options),
    open({ uri }) {
      if (!/^wc:[^\s]{1,4000}$/.test(uri)) {
        throw coreError('wallet/bad-answer', { wallet: 'The app', method: 'open', expected: 'a pairing URI' })
      }
      link().pairing.value = { uri, expiresAt: host.clock.now() + pairingLifeMs }
      router.open({ view: 'ConnectingWalletConnectBasic' })
    },
  }
}
