import { Hono } from 'hono'
import { z } from 'zod'
import type { Backend, Env } from '../backend.js'
import { caip10, evmAddress, readAccountId } from '../caip.js'
import { evmClient } from '../chains/evm-client.js'
import { readJson } from '../http/input.js'
import { tokenIcon } from '../tokens/display.js'
import { lowerAddress } from '../tokens/token-address.js'
import { makePrices, type Prices } from './prices.js'
import { knownFacts, readFacts, type TokenFacts } from './token-facts.js'

const body = z.object({
  currency: z.literal('usd'),
  addresses: z.array(caip10).max(100),
})

/**
 * `POST /v1/fungible/price`: prices in US dollars of up to 100 tokens by CAIP-10 id, in the order asked. Tokens without a
 * price are left out.
 */
export function priceRoutes(backend: Backend, prices: Prices = makePrices(backend)): Hono<Env> {
  return new Hono<Env>().post('/v1/fungible/price', async (c) => {
    const { addresses } = await readJson(c, body)
    const found = await prices.pricesOf(addresses)
    const fungibles = await Promise.all(
      addresses.map(async (id) => {
        const price = found.get(id)
        const facts = price === undefined ? undefined : await factsOf(backend, id)
        return facts
          ? [
              {
                name: facts.name,
                symbol: facts.symbol,
                iconUrl: tokenIcon(backend.settings, facts),
                price,
                address: id,
              },
            ]
          : []
      }),
    )
    return c.json({ fungibles: fungibles.flat() })
  })
}

async function factsOf({ chains }: Backend, id: string): Promise<TokenFacts | undefined> {
  const { caip2, address } = readAccountId(id)
  const chain = chains.get(caip2)
  if (!chain) return undefined
  const known = knownFacts(chain, address)
  if (known || !evmAddress.safeParse(address).success) return known
  return readFacts(evmClient(chain), lowerAddress(address))
}
