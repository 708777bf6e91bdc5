import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk'
import { WalletLinkWebSocket } from '@coinbase/wallet-sdk/dist/sign/walletlink/relay/connection/WalletLinkWebSocket.js'
import type { AppSettings } from '../../contract/app.js'
import type { Connector } from '../../contract/connector.js'
import type { Host } from '../../core/host.js'
import { browserPopups } from '../../core/host-popup.js'
import { createWaiters } from '../waiters.js'
import { type CoinbaseIdentity, coinbaseConnector } from './coinbase-connector.js'
import { type HeldProvider, holdFailures } from './hold-failures.js'
import type { CoinbaseWalletOptions } from './options.js'

/** What the SDK is made with. */
export interface CoinbaseDeps {
  readonly host: Host
  readonly wiring: AppSettings
  readonly options: CoinbaseWalletOptions
}

/** Coinbase Wallet over its official SDK, which keeps its session in storage of its own and sends no telemetry. */
export function loadCoinbase(
  identity: CoinbaseIdentity,
  { host, wiring: { app, networks }, options: { preference = 'all', keysUrl } }: CoinbaseDeps,
): Connector {
  const sdk = createCoinbaseWalletSDK({
    appName: app.name,
    appLogoUrl: app.icons?.[0] ?? null,
    appChainIds: networks.filter(({ chainNamespace }) => chainNamespace === 'eip155').map(({ id }) => Number(id)),
    preference: { options: preference, telemetry: false, ...(keysUrl && { keysUrl }) },
  })
  // The SDK types the events one by one; the provider of EIP-1193 takes them as they come.
  const provider = sdk.getProvider()
  const waiters = createWaiters()
  holdFailures(Object(provider) as HeldProvider, WalletLinkWebSocket.prototype, (cause) =>
    // EIP-1193: disconnected.
    waiters.fail(Object.assign(cause as Error, { code: 4900 })),
  )
  return coinbaseConnector(identity, provider, { host, popups: browserPopups(), waiters })
}
