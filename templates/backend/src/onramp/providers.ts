import type { Backend } from '../backend.js'
import type { Prices } from '../prices/prices.js'
import { coinbaseProvider } from './coinbase-provider.js'
import { meldProvider } from './meld-provider.js'
import type { OnrampProvider } from './onramp-provider.js'
import { sandboxProvider } from './sandbox-provider.js'

/** The providers that the settings have a key for, in the order they are preferred; the pretended one is the last. */
export function onrampProviders(backend: Backend, prices: Prices): readonly OnrampProvider[] {
  const { coinbase, meld, sandboxOnramp } = backend.settings.providers
  return [
    ...(coinbase ? [coinbaseProvider(backend, coinbase)] : []),
    ...(meld ? [meldProvider(backend, meld)] : []),
    ...(sandboxOnramp ? [sandboxProvider(backend, prices)] : []),
  ]
}
