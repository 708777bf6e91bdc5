import { Hono } from 'hono'
import { z } from 'zod'
import type { Backend, Env } from '../backend.js'
import { evmAddress, solanaAddress } from '../caip.js'
import { ProviderError } from '../http/ask-json.js'
import { decode, readJson } from '../http/input.js'
import { Problem } from '../http/problems.js'
import { makePrices } from '../prices/prices.js'
import { moneyAmount, tokenAmount } from './decimal-text.js'
import { defaultOptions } from './default-options.data.js'
import type { OnrampProvider } from './onramp-provider.js'
import { onrampProviders } from './providers.js'
import { type Faucet, sandboxOnrampRoutes } from './sandbox-routes.js'

const word = z.string().min(1).max(100)
const which = z.object({ provider: word.optional() })

const quoteBody = z.object({
  purchaseCurrency: z.object({
    id: word,
    symbol: z.string().min(1).max(40),
    networks: z
      .array(z.object({ name: word, chain_id: z.string().max(40).optional() }))
      .max(50)
      .default([]),
  }),
  paymentCurrency: z.object({ id: z.string().regex(/^[A-Z]{3}$/, 'is no currency code such as USD') }),
  amount: moneyAmount,
})

const urlBody = z.object({
  destinationWallets: z
    .array(
      z.object({
        address: z.union([evmAddress, solanaAddress]),
        blockchains: z.array(word).max(20).default([]),
        assets: z.array(word).max(20).default([]),
      }),
    )
    .min(1)
    .max(10),
  defaultNetwork: word.nullish(),
  partnerUserId: z.string().max(200).nullish(),
  presetCryptoAmount: tokenAmount.nullish(),
  presetFiatAmount: moneyAmount.nullish(),
})

/** What may be put in place of what the settings say. */
export interface OnrampParts {
  readonly providers?: readonly OnrampProvider[]
  /** Lets the pretended seller really send, on test chains. */
  readonly faucet?: Faucet
}

/**
 * Buying crypto with money: options, quotes, and the address of a page to pay on. The first provider with a key serves,
 * or the one that the query's `provider` names (`coinbase`, `meld`, `sandbox`).
 */
export function onrampRoutes(backend: Backend, parts: OnrampParts = {}): Hono<Env> {
  const { providers = onrampProviders(backend, makePrices(backend)), faucet } = parts
  const app = new Hono<Env>()

  app.get('/v1/onramp/options', async (c) => {
    if (providers.length === 0) return c.json({ paymentCurrencies: [], purchaseCurrencies: [] })
    const provider = choose(providers, c.req.query())
    const options = await provider.options().catch((err) => {
      backend.log.warn({ err, provider: provider.name }, 'an onramp provider does not tell what it sells')
      return defaultOptions
    })
    return c.json(options)
  })

  app.post('/v1/onramp/quote', async (c) => {
    const provider = choose(providers, c.req.query())
    const { purchaseCurrency, paymentCurrency, amount } = await readJson(c, quoteBody)
    const wish = { purchase: purchaseCurrency, payment: paymentCurrency.id, amount }
    return c.json(await provider.quote(wish).catch(throwProblem))
  })

  app.post('/v1/generators/onrampurl', async (c) => {
    const provider = choose(providers, c.req.query())
    const body = await readJson(c, urlBody)
    const url = await provider
      .page({
        wallets: body.destinationWallets,
        defaultNetwork: body.defaultNetwork ?? undefined,
        partnerUserId: body.partnerUserId ?? undefined,
        presetCryptoAmount: body.presetCryptoAmount ?? undefined,
        presetFiatAmount: body.presetFiatAmount ?? undefined,
        clientIp: c.get('clientIp'),
        projectId: c.get('project')?.id ?? null,
      })
      .catch(throwProblem)
    return c.json({ url })
  })

  if (backend.settings.providers.sandboxOnramp) app.route('/', sandboxOnrampRoutes(backend, faucet ? { faucet } : {}))
  return app
}

function choose(providers: readonly OnrampProvider[], query: unknown): OnrampProvider {
  const { provider: name } = decode(which, query)
  const provider = name === undefined ? providers[0] : providers.find((each) => each.name === name)
  if (provider) return provider
  throw new Problem('no_onramp')
}

/** What the provider itself refuses is the request's fault; anything else is the provider's, or ours. */
function throwProblem(cause: unknown): never {
  const isRefusal = cause instanceof ProviderError && (cause.status === 400 || cause.status === 404)
  throw isRefusal ? new Problem('not_sold', { cause }) : cause
}
