import type { Address, PublicClient } from 'viem'
import { evmAddress } from '../caip.js'
import type { Chain } from '../chains/chains.js'
import { evmClient } from '../chains/evm-client.js'
import { isNativeAddress, lowerAddress } from '../tokens/token-address.js'
import { erc20Abi } from './pool-abi.js'
import { converted, deepestPrice, ONE } from './pool-math.js'
import type { Pair, PriceSource } from './price-source.js'

import { readMany } from './read-many.js'
import { readPools } from './read-pools.js'
import { knownFacts } from './token-facts.js'

/** Whole US dollars that must back a price, by default: below that a price is cheap to manipulate. */
const MINIMUM_DOLLARS = 1_000n

/**
 * Prices from the Uniswap v2 and v3 pools of each chain's settings, against its `dollar`, directly or through the wrapped
 * native token; of all pools the deepest wins. A token without a pool that at least `minimumDollars` (whole dollars) back
 * has no price, nor has anything on a chain whose settings name no dollar. Prices are spot prices of the latest block.
 */
export function poolPriceSource(options: { readonly minimumDollars?: bigint } = {}): PriceSource {
  const minimum = (options.minimumDollars ?? MINIMUM_DOLLARS) * ONE
  return { name: 'pools', prices: (chain, addresses) => readPrices(chain, addresses, minimum) }
}

async function readPrices(
  chain: Chain,
  addresses: readonly string[],
  minimum: bigint,
): Promise<ReadonlyMap<string, bigint>> {
  const prices = new Map<string, bigint>()
  const { dollar, wrapped } = lowerCase(chain)
  if (chain.namespace !== 'eip155' || !dollar) return prices
  const contracts = new Map(addresses.map((address) => [address, contractOf(chain, address, wrapped)]))
  const tokens = [...new Set([...contracts.values()])].filter((token) => token !== undefined)
  const client = evmClient(chain)
  const decimals = await readDecimals(chain, client, [...new Set([...tokens, dollar, ...(wrapped ? [wrapped] : [])])])
  const pairs = tokens.flatMap((token) => pairsOf(token, { dollar, wrapped }, decimals))
  const ofWrapped = wrapped ? pairsOf(wrapped, { dollar, wrapped: undefined }, decimals) : []
  const [wrappedPools = [], ...pools] = await readPools(client, chain.settings, [...ofWrapped, ...pairs]).then(
    (lists) => (ofWrapped.length > 0 ? lists : [[], ...lists]),
  )
  const wrappedPrice = deepestPrice(wrappedPools, minimum)
  const byToken = new Map<Address, bigint>([[dollar, ONE]])
  for (const token of tokens) {
    if (token === dollar) continue
    const candidates = pairs.flatMap((pair, index) => {
      if (pair.token !== token) return []
      const found = pools[index] ?? []
      if (pair.quote === dollar) return found
      return wrappedPrice ? found.map((pool) => converted(pool, wrappedPrice)) : []
    })
    const price = deepestPrice(candidates, minimum)
    if (price) byToken.set(token, price)
  }
  for (const [address, token] of contracts) {
    const price = token && byToken.get(token)
    if (price) prices.set(address, price)
  }
  return prices
}

/** The contract whose pools price this address: the wrapped token for the native one. */
function contractOf(chain: Chain, address: string, wrapped: Address | undefined): Address | undefined {
  if (isNativeAddress(chain.namespace, address)) return wrapped
  const read = evmAddress.safeParse(address)
  return read.success ? lowerAddress(read.data) : undefined
}

function pairsOf(
  token: Address,
  { dollar, wrapped }: { readonly dollar: Address; readonly wrapped: Address | undefined },
  decimals: ReadonlyMap<Address, number>,
): readonly Pair[] {
  const tokenDecimals = decimals.get(token)
  if (tokenDecimals === undefined || token === dollar) return []
  const quotes = [dollar, ...(wrapped && wrapped !== token && wrapped !== dollar ? [wrapped] : [])]
  return quotes.flatMap((quote) => {
    const quoteDecimals = decimals.get(quote)
    return quoteDecimals === undefined ? [] : [{ token, tokenDecimals, quote, quoteDecimals }]
  })
}

async function readDecimals(chain: Chain, client: PublicClient, tokens: readonly Address[]) {
  const decimals = new Map<Address, number>()
  const unknown: Address[] = []
  for (const token of tokens) {
    const known = knownFacts(chain, token)
    if (known) decimals.set(token, known.decimals)
    else unknown.push(token)
  }
  const calls = unknown.map((address) => ({ address, abi: erc20Abi, functionName: 'decimals' }))
  for (const [index, answer] of (await readMany(client, calls)).entries()) {
    const token = unknown[index]
    // More digits than any real token has would only make numbers grow.
    if (token && typeof answer === 'number' && answer <= 36) decimals.set(token, answer)
  }
  return decimals
}

function lowerCase({ settings: { dollar, wrapped } }: Chain): {
  readonly dollar?: Address
  readonly wrapped?: Address
} {
  return { ...(dollar && { dollar: lowerAddress(dollar) }), ...(wrapped && { wrapped: lowerAddress(wrapped) }) }
}
