import { referenceOf } from '../../caip.js'
import type { Chain } from '../../chains/chains.js'
import { testClusters, testNetworks } from './test-networks.data.js'

/** A network as the card of an approval names it. */
export interface NetworkFacts {
  readonly name: string
  /** Of the native token. */
  readonly symbol: string
  readonly decimals: number
  readonly isTestnet: boolean
}

/** The facts of a chain, by the settings. A network that nobody has marked as a test is none. */
export function networkFacts({ namespace, settings }: Chain): NetworkFacts {
  const { name, native, chainId } = settings
  const reference = referenceOf(chainId)
  const isTestnet = namespace === 'solana' ? testClusters.has(reference) : testNetworks.has(Number(reference))
  return { name, symbol: native.symbol, decimals: native.decimals, isTestnet }
}
