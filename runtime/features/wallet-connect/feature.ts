import { clientPackage } from '../../connectors/walletconnect/client-package.js'
import { type ConnectorLoader, lateWalletConnect } from '../../connectors/walletconnect/late-source.js'
import type { WalletConnectOptions } from '../../connectors/walletconnect/options.js'
import type { Feature } from '../../contract/kit.js'
import type { SourceKit } from '../../contract/source.js'
import { type WalletConnectApi, type WalletConnectFeatureOptions, walletConnectToken } from './contract.js'
import { opensOn } from './opens-on.js'

/** Turns WalletConnect on: wallets on another device, by a code or a link. */
export function walletConnect({
  walletConnect: value,
  walletConnectProjectId: projectId,
}: WalletConnectFeatureOptions = {}): Feature<WalletConnectApi, WalletConnectOptions> {
  const options = { ...(typeof value === 'object' && value), ...(projectId && { projectId }) }
  return {
    id: walletConnectToken.id,
    options,
    connectors: [lateWalletConnect(options, connectorOf, goOn)],
    slots: {
      rules: { opensOn: (kit) => opensOn(kit, options) },
      background: () => import('./background.js').then((it) => it.WalletConnectBackground),
    },
    load: (kit) => import('./api.js').then((it) => it.createWalletConnect(kit, options)),
  }
}

/** Fetches what does the work together with the official client, whose start reports why it failed. */
const connectorOf: ConnectorLoader = (deps, namespace) => {
  clientPackage().catch(() => {})
  return import('../../connectors/walletconnect/connectors.js').then((it) => it.connectorOf(deps, namespace))
}

/** Shows the screen again on which an earlier page was killed. */
function goOn(kit: SourceKit): void {
  import('./unfinished.js').then(
    (it) => it.goOn(kit),
    (cause: unknown) => kit.host.log('warn', 'the pairing of the last visit was not taken up', cause),
  )
}
