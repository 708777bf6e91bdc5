import type { Eip1193Provider } from '../../contract/eip1193.js'
import type { ConnectorSource } from '../../contract/source.js'
import { coreError } from '../../core/errors.js'
import { toWalletError } from '../../core/wallet-error.js'
import { eip1193Connector } from '../eip1193/eip1193-connector.js'
import { isEip1193Provider } from '../eip1193/is-provider.js'
import { lateConnector } from '../late-connector.js'

/** A wallet that the app brings itself. */
export interface CustomConnector {
  /** Its `data-mk-wallet`, and what is remembered of it: keep it. */
  readonly id: string
  readonly name: string
  /** Tells that an announced wallet is this one: that one is listed then. */
  readonly rdns?: string
  readonly icon?: `data:image/${string}`
  /** Its provider (EIP-1193), or what fetches it when the wallet is first used. */
  readonly provider: Eip1193Provider | (() => Promise<Eip1193Provider>)
}

/**
 * A wallet of the app's own beside those of the browser: put it into `wiring.connectors`. What fetches the provider may
 * fail with any error; the modal shows it as an error of this wallet, and the next use tries again.
 */
export function custom({ provider, rdns, ...wallet }: CustomConnector): ConnectorSource {
  const identity = {
    ...wallet,
    type: 'EXTERNAL',
    namespace: 'eip155',
    ...(rdns && { rdns: rdns.toLowerCase() }),
  } as const
  return {
    id: wallet.id,
    discover(host, add) {
      const over = (found: Eip1193Provider) => eip1193Connector({ ...identity, provider: found }, host)
      add(
        typeof provider === 'function'
          ? lateConnector(identity, async () => over(await fetched(provider, wallet.name)))
          : over(provider),
      )
      return () => {}
    },
  }
}

async function fetched(load: () => Promise<unknown>, wallet: string): Promise<Eip1193Provider> {
  const method = 'provider'
  const found = await load().catch((cause: unknown) => {
    throw toWalletError(cause, wallet, method)
  })
  if (!isEip1193Provider(found))
    throw coreError('wallet/bad-answer', { wallet, method, expected: 'an EIP-1193 provider' })
  return found
}
