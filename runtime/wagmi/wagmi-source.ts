import type { ConnectorSource } from '../contract/source.js'
import type { WagmiConfig } from './config-shape.js'
import { modalKitType } from './modal-kit-connector.js'
import { wagmiWallet } from './wagmi-wallet.js'
import { identityOf } from './wallet-identity.js'

/**
 * Lists the wallets of the host's wagmi in the kit: `connectors: [wagmiSource(config), ...wiring.connectors]`. The
 * source that stands first has a wallet that both know, by its rdns. What is connected in the modal is then connected
 * in wagmi too; `followWagmi` is the other way. The kit's own connector of wagmi is left out: it would ask itself.
 */
export function wagmiSource(config: WagmiConfig): ConnectorSource {
  return {
    id: 'wagmi',
    discover(host, add) {
      const known = new Set<string>()
      function list(): void {
        for (const wallet of config.connectors) {
          if (known.has(wallet.uid) || wallet.type === modalKitType) continue
          known.add(wallet.uid)
          const identity = identityOf(wallet)
          if (identity) add(wagmiWallet(wallet, identity, { config, host }))
          else host.log('warn', 'a wallet of wagmi with unusable details is left out')
        }
      }
      const stop = config._internal?.connectors?.subscribe?.(list)
      list()
      return () => stop?.()
    },
  }
}
