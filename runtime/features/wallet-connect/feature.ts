import { lateWalletConnect } from '../../connectors/walletconnect/late-source.js'
import type { WalletConnectOptions } from '../../connectors/walletconnect/options.js'
import type { Feature } from '../../contract/kit.js'
import { type WalletConnectApi, type WalletConnectFeatureOptions, walletConnectToken } from './contract.js'
import { opensOn } from './opens-on.js'

/** One script with the way to all others: the modal pays for each name it knows. */
const late = () => import('./late-parts.js')

/** Turns WalletConnect on: wallets on another device, by a code or a link. */
export function walletConnect({
  walletConnect: value,
  walletConnectProjectId: projectId,
}: WalletConnectFeatureOptions = {}): Feature<WalletConnectApi, WalletConnectOptions> {
  const options = { ...(typeof value === 'object' && value), ...(projectId && { projectId }) }
  return {
    id: walletConnectToken.id,
    options,
    connectors: [
      lateWalletConnect(
        options,
        async (deps, namespace) => (await late()).connectorOf(deps, namespace),
        (kit) => late().then((it) => it.goOn(kit)),
      ),
    ],
    slots: {
      rules: { opensOn: (kit) => opensOn(kit, options) },
      background: async () => (await late()).background(),
    },
    load: async (kit) => (await late()).loadApi(kit, options),
  }
}
