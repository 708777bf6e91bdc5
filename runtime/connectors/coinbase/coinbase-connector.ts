import type { Connector } from '../../contract/connector.js'
import type { Eip1193Provider } from '../../contract/eip1193.js'
import type { Host } from '../../core/host.js'
import type { PopupPage } from '../../core/host-popup.js'
import { ownProviderConnector } from '../eip1193/own-provider.js'
import { held } from '../held.js'
import type { Waiters } from '../waiters.js'
import { guardPopups } from './popup-guard.js'

/** What tells the connector from others. */
export type CoinbaseIdentity = Pick<Connector, 'id' | 'name' | 'type' | 'rdns' | 'icon'>

/** The provider of Coinbase's SDK, or of an extension the SDK has found. */
export interface CoinbaseProvider extends Eip1193Provider {
  disconnect?(): unknown
}

/** What the connector works with. */
export interface CoinbaseParts {
  readonly host: Host
  readonly popups: PopupPage
  /** Who waits for an answer hears here that the relay to the app on a phone is not reached. */
  readonly waiters: Waiters
}

/** A connector over the provider of Coinbase's SDK. */
export function coinbaseConnector(
  identity: CoinbaseIdentity,
  sdk: CoinbaseProvider,
  { host, popups, waiters }: CoinbaseParts,
): Connector {
  const ask = guardPopups(sdk, { host, popups, wallet: identity.name })

  async function request(call: Parameters<Eip1193Provider['request']>[0]): Promise<unknown> {
    try {
      return await waiters.until(ask(call))
    } catch (cause) {
      // Without a connection the SDK throws instead of giving an empty list.
      if (call.method === 'eth_accounts' && Object(cause).code === 4100) return []
      throw cause
    }
  }
  const connector = ownProviderConnector({ ...identity, provider: { ...events(sdk), request } }, host)
  return {
    ...connector,
    // Where the SDK fails it keeps its session, which the next connect finds again.
    disconnect: held(async () => {
      await (sdk.disconnect ? sdk.disconnect() : connector.disconnect())
    }),
  }
}

function events(sdk: CoinbaseProvider): Pick<Eip1193Provider, 'on' | 'removeListener'> {
  return {
    on: (event, listener) => sdk.on?.(event, listener),
    removeListener: (event, listener) => sdk.removeListener?.(event, listener),
  }
}
