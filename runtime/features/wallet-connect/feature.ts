import { lateWalletConnect } from '../../connectors/walletconnect/late-source.js'
import { opensOn } from './opens-on.js'
import type { WalletConnectFeature, WalletConnectFeatureOptions } from './options.js'

/** One script with the way to all others: the modal pays for each name it knows. */
const late = () => import('./late-parts.js')

/** Turns WalletConnect on: wallets on another device, by a code or a link. */
export function walletConnect({ walletConnect: value }: WalletConnectFeatureOptions = {}): WalletConnectFeature {
  const options = typeof value === 'object' ? value : {}
  return {
    id: 'walletConnect',
    options,
    connectors: [
      lateWalletConnect(
        options,
        async (deps, namespace) => (await late()).connectorOf(deps, namespace),
        (kit) => late().then((it) => it.goOn(kit)),
      ),
    ],
    rules: { opensOn: (kit) => opensOn(kit, options) },
    beside: async () => (await late()).beside(),
    load: async (kit) => (await late()).loadApi(kit, options),
  }
}
