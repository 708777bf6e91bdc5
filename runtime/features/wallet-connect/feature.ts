import { walletConnectSource } from '../../connectors/walletconnect/walletconnect.js'
import { opensOn } from './opens-on.js'
import type { WalletConnectFeature, WalletConnectFeatureOptions } from './options.js'

/** Turns WalletConnect on: wallets on another device, by a code or a link. */
export function walletConnect({ walletConnect: value }: WalletConnectFeatureOptions = {}): WalletConnectFeature {
  const options = typeof value === 'object' ? value : {}
  return {
    id: 'walletConnect',
    options,
    connectors: [walletConnectSource(options)],
    rules: { opensOn: (kit) => opensOn(kit, options) },
    beside: () => import('./beside.js').then((it) => it.WalletConnectBeside),
    load: (kit) => import('./api.js').then((it) => it.createWalletConnect(kit, options)),
  }
}
