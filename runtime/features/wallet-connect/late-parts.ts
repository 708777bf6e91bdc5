import { clientPackage } from '../../connectors/walletconnect/client-package.js'
import type { ConnectorLoader } from '../../connectors/walletconnect/late-source.js'
import type { WalletConnectOptions } from '../../connectors/walletconnect/options.js'
import type { Kit } from '../../contract/kit.js'
import type { SourceKit } from '../../contract/source.js'
import type { WalletConnectApi } from './contract.js'

/** Fetches the background part. */
export const background = async () => (await import('./background.js')).WalletConnectBackground

/** Fetches what does the work, with the official client, and gives the connector of a namespace. */
export const connectorOf: ConnectorLoader = async (deps, namespace) => {
  // Both at once: one would wait for the other otherwise. The start of the client reports why it failed.
  clientPackage().catch(() => {})
  const { connectorOf: made } = await import('../../connectors/walletconnect/connectors.js')
  return made(deps, namespace)
}

/** Shows the screen again on which an earlier page was killed. Never rejects. */
export async function goOn(kit: SourceKit): Promise<void> {
  try {
    const it = await import('./unfinished.js')
    it.goOn(kit)
  } catch (cause) {
    kit.host.log('warn', 'the pairing of the last visit was not taken up', cause)
  }
}

/** Fetches the logic, for hosts that draw their own screens. */
export async function loadApi(kit: Kit, options: WalletConnectOptions): Promise<WalletConnectApi> {
  const { createWalletConnect } = await import('./api.js')
  return createWalletConnect(kit, options)
}
