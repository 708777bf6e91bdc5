import { Hono } from 'hono'
import { z } from 'zod'
import type { Backend, Env } from '../backend.js'
import { caip2, caip10, evmAddress, readAccountId } from '../caip.js'
import { accountChains, type Chain } from '../chains/chains.js'

import { NodeError, UpstreamError } from '../chains/upstream.js'
import { withDeadline } from '../clock.js'
import { decode } from '../http/input.js'
import { Problem } from '../http/problems.js'
import { watchAccount } from '../indexer/solana/watch.js'
import { makePrices, type Prices } from '../prices/prices.js'
import { priceHoldings, priceId, type TokenHolding } from './holdings.js'
import { readEvm } from './read-evm.js'
import { readSolana } from './read-solana.js'

/** How long the nodes may take in all, in ms. */
const READ_MS = 12_000
/** Most tokens that a client may add to what is read. */
const MOST_FORCED = 20

const query = z.object({
  currency: z.literal('usd').default('usd'),
  chainId: caip2.optional(),
  forceUpdate: z
    .string()
    .max(4_000)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(caip10).max(MOST_FORCED))
    .default([]),
})

type Parts = Pick<Backend, 'db' | 'chains' | 'settings' | 'clock' | 'log' | 'signal'>

/**
 * `GET /v1/account/{address}/balance`: what an account has, read from the chain at this moment: `{balances:
 * Balance[]}`. `forceUpdate` adds tokens not known before (nothing is cached, so there is nothing else to update).
 */
export function balanceRoutes(backend: Parts, prices: Pick<Prices, 'pricesOf'> = makePrices(backend)): Hono<Env> {
  return new Hono<Env>().get('/v1/account/:address/balance', async (c) => {
    const { chainId, forceUpdate } = decode(query, c.req.query())
    const { account, chains } = accountChains(backend.chains, c.req.param('address'), chainId)
    const holdings = await withDeadline(READ_MS, [backend.signal, c.req.raw.signal], (signal) =>
      Promise.all(chains.map((chain) => read(backend, chain, { account, forceUpdate }, signal))),
    )
    return c.json({ balances: await withPrices(backend, prices, holdings.flat()) })
  })
}

async function read(
  backend: Parts,
  chain: Chain,
  { account, forceUpdate }: { readonly account: string; readonly forceUpdate: readonly string[] },
  signal: AbortSignal,
): Promise<readonly TokenHolding[]> {
  const { chainId, index } = chain.settings
  try {
    if (chain.namespace === 'solana') {
      if (index) await watchAccount(backend, chainId, account)
      return await readSolana(backend, chain, account, signal)
    }
    const extra = forceUpdate
      .map(readAccountId)
      .filter((token) => token.caip2 === chainId && evmAddress.safeParse(token.address).success)
      .map(({ address }) => address.toLowerCase())
    return await readEvm(backend, chain, { account, extra }, signal)
  } catch (cause) {
    const isLate = signal.aborted && cause === signal.reason
    if (!(isLate || cause instanceof NodeError || cause instanceof UpstreamError)) throw cause
    throw new Problem('upstream_failed', { cause })
  }
}

async function withPrices({ log }: Parts, prices: Pick<Prices, 'pricesOf'>, holdings: readonly TokenHolding[]) {
  try {
    return priceHoldings(holdings, await prices.pricesOf(holdings.map(priceId)))
  } catch (err) {
    // A balance without a price is still a balance.
    log.warn({ err }, 'balances are told without prices')
    return priceHoldings(holdings, new Map())
  }
}
