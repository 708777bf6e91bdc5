import { clientPackage } from '../../connectors/walletconnect/client-package.js'
import type { ConnectorLoader } from '../../connectors/walletconnect/late-source.js'
import type { WalletConnectOptions } from '../../connectors/walletconnect/options.js'
import type { Kit } from '../../kit.js'
import type { WalletConnectApi } from './api.js'

/** Fetches what stands beside the modal. */
export const beside = async () => (await import('./beside.js')).WalletConnectBeside

/** Fetches what does the work, with the official client, and gives the connector of a chain family. */
export const connectorOf: ConnectorLoader = async (deps, namespace) => {
  // Both at once: one would wait for the other otherwise. Whoever starts the client says why it did not come.
  clientPackage().catch(() => {})
  const { connectorOf: made } = await import('../../connectors/walletconnect/connectors.js')
  return made(deps, namespace)
}

/** Fetches the logic, for hosts that draw their own screens. */
export async function loadApi(kit: Kit, options: WalletConnectOptions): Promise<WalletConnectApi> {
  const { createWalletConnect } = await import('./api.js')
  return createWalletConnect(kit, options)
}
