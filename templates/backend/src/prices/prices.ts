import { formatUnits } from 'viem'
import type { Backend } from '../backend.js'
import { caip10, readAccountId } from '../caip.js'
import type { Chain } from '../chains/chains.js'
import { PRICE_DIGITS } from './pool-math.js'
import { poolPriceSource } from './pool-price-source.js'
import { type LoadPrices, priceCache } from './price-cache.js'
import type { PriceSource } from './price-source.js'

/** Prices in US dollars of tokens by CAIP-10 id, such as `eip155:1:0x…`, or the id of a native placeholder. */
export interface Prices {
  /** The price of one whole token, or undefined when none can be trusted. Throws a `Problem` 502 when the chain is down. */
  priceOf(id: string): Promise<number | undefined>
  /**
   * The prices of many tokens, by id as given; those without one are left out, as is a whole chain that is down. Throws a
   * `Problem` 502 only when nothing could be read at all.
   */
  pricesOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Like `pricesOf`, in fixed point with `PRICE_DIGITS` digits after the point: for amounts. */
  exactPricesOf(ids: readonly string[]): Promise<ReadonlyMap<string, bigint>>
}

/**
 * Makes prices readable, with a cache of 15 s of its own: make it once per area and process. A token is priced on its own
 * chain only: the same name on another chain says nothing about it.
 */
export function makePrices(
  { chains, clock, log }: Pick<Backend, 'chains' | 'clock' | 'log'>,
  source: PriceSource = poolPriceSource(),
): Prices {
  const caches = new Map(chains.list().map((chain) => [chain, priceCache(loadFrom(chain, source), clock)]))
  const prices: Prices = {
    priceOf: async (id) => (await prices.pricesOf([id])).get(id),
    pricesOf: async (ids) => {
      const exact = await prices.exactPricesOf(ids)
      return new Map([...exact].map(([id, price]) => [id, toNumber(price)]))
    },
    exactPricesOf,
  }
  return prices

  async function exactPricesOf(ids: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
    const found = new Map<string, bigint>()
    const failures: unknown[] = []
    const asked = [...byChain(ids)]
    await Promise.all(
      asked.map(async ([chain, keys]) => {
        try {
          const known = (await caches.get(chain)?.([...keys.values()])) ?? new Map<string, bigint>()
          for (const [id, key] of keys) {
            const price = known.get(key)
            if (price !== undefined) found.set(id, price)
          }
        } catch (cause) {
          failures.push(cause)
          log.warn({ err: cause, chain: chain.settings.chainId }, 'prices of a chain could not be read')
        }
      }),
    )
    if (failures.length > 0 && failures.length === asked.length) throw failures[0]
    return found
  }

  /** Ids of each chain that is served, with the address that the cache knows them by. */
  function byChain(ids: readonly string[]): ReadonlyMap<Chain, ReadonlyMap<string, string>> {
    const groups = new Map<Chain, Map<string, string>>()
    for (const id of ids) {
      const { caip2, namespace, address } = readAccountId(caip10.safeParse(id).data ?? '')
      const chain = chains.get(caip2)
      if (!chain) continue
      const group = groups.get(chain) ?? new Map<string, string>()
      groups.set(chain, group.set(id, namespace === 'eip155' ? address.toLowerCase() : address))
    }
    return groups
  }
}

function loadFrom(chain: Chain, source: PriceSource): LoadPrices {
  return (addresses) => source.prices(chain, addresses)
}

/** Only for the wire: JSON has no other numbers. */
function toNumber(price: bigint): number {
  return Number(formatUnits(price, PRICE_DIGITS))
}
