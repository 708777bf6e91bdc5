import type { ConnectorSource } from '../../contract/source.js'
import { lateConnector } from '../late-connector.js'
import type { LoadedWallet } from './load-wallet.js'
import type { SecureWalletSettings } from './settings.js'
import type { SecureWallet, SecureWalletConnector, secureWalletId } from './wallet.js'

/** Written out, so that opening the modal shares nothing with the scripts that come later. */
const id: typeof secureWalletId = 'AUTH'
const name = 'Embedded wallet'

/**
 * The embedded wallet: a connector on each namespace it has (eip155, solana), all over one frame. Its code and its frame come
 * with its first use; at once where it was used before (SPEC §4).
 */
export function secureWalletSource(options: SecureWalletSettings): ConnectorSource {
  return {
    id,
    discover(host, add, wiring, kit) {
      if (!kit) return () => {}
      let loading: Promise<LoadedWallet> | undefined
      const load = async (): Promise<LoadedWallet> => {
        loading ??= Promise.all([import('./load-wallet.js'), kit.loadModal()]).then(([it, { services = {} }]) =>
          it.loadSecureWallet({ host, wiring, kit, services, options }),
        )
        try {
          return await loading
        } catch (cause) {
          // The next use tries again.
          loading = undefined
          throw cause
        }
      }
      const wallet = async (): Promise<SecureWallet> => (await load()).wallet
      for (const namespace of ['eip155', 'solana'] as const) {
        if (!wiring.networks.some(({ chainNamespace }) => chainNamespace === namespace)) continue
        const identity = { id, name, type: 'AUTH', namespace } as const
        const late = lateConnector(identity, async () => (await load()).connector(namespace))
        const connector: SecureWalletConnector = Object.defineProperties(
          { wallet } as SecureWalletConnector,
          Object.getOwnPropertyDescriptors(late),
        )
        add(connector)
      }
      if (kit.storage.read('secure-wallet', isUsed)) load().catch(() => {})
      // A kit that is started again takes up the same wallet: a frame that is moved or made anew loses its session.
      return () => {}
    },
  }
}

/** Whether a login was used here before. */
function isUsed(kept: unknown): true | undefined {
  return (Object(kept) as { readonly isUsed?: unknown }).isUsed === true || undefined
}
