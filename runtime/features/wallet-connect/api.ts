import { isWalletConnect, pairingLifeMs, type WalletConnectLink } from '../../connectors/walletconnect/link.js'
import type { LinkState } from '../../connectors/walletconnect/link-state.js'
import type { WalletConnectOptions } from '../../connectors/walletconnect/options.js'
import { coreError } from '../../core/errors.js'
import type { Flow } from '../../core/flow.js'
import type { Kit } from '../../kit.js'
import { createWalletConnectFlow, type WalletConnectInput, type WalletConnectStep } from './flow.js'

/** The WalletConnect feature, for hosts that draw their own screen. */
export interface WalletConnectApi {
  /** A flow that pairs; the code is in the `pairing` cell of the connector it is started with. */
  createFlow(): Flow<WalletConnectInput, WalletConnectStep, never>
  /**
   * Opens the modal with a pairing URI that the app made itself (manual control); the session it leads to is the app's.
   * Throws `wallet/no-connector`, and `wallet/bad-answer` for what is no pairing URI.
   */
  open(options: { readonly uri: string }): void
  /** The wallet of the session, and what it was asked. Throws `wallet/no-connector`. */
  link(): WalletConnectLink
}

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
