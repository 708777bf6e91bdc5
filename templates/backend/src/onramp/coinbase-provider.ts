import { z } from 'zod'
import type { Backend } from '../backend.js'
import { askJson } from '../http/ask-json.js'
import { cdpToken } from './cdp-token.js'
import { countedNumber } from './decimal-text.js'
import { onrampPlace } from './networks.data.js'
import {
  keepFor,
  type OnrampOptions,
  type OnrampProvider,
  type OnrampQuote,
  type PageWish,
  type QuoteWish,
} from './onramp-provider.js'

/** How Coinbase is reached. */
export interface CoinbaseOptions {
  /** `https://api.developer.coinbase.com` */
  readonly url: string
  /** Secret of a secret API key of the developer platform, and its id in `appId`. */
  readonly key: string
  readonly appId: string
  /** In ms. */
  readonly deadlineMs?: number
}

/** The payment page. */
const PAY_URL = 'https://pay.coinbase.com/buy/select-asset'
/** What it sells changes seldom, in ms. */
const OPTIONS_MS = 10 * 60_000
/** Longer names of users are not taken. */
const USER_LENGTH = 49

/** Coinbase Onramp by its REST interface, version 1. */
export function coinbaseProvider(
  backend: Pick<Backend, 'fetch' | 'signal' | 'clock'>,
  { url: base, key, appId, deadlineMs }: CoinbaseOptions,
): OnrampProvider {
  return { name: 'coinbase', options: keepFor(askOptions, backend.clock, OPTIONS_MS), quote, page }

  async function askOptions(): Promise<OnrampOptions> {
    const { paymentCurrencies, purchaseCurrencies } = await ask('GET', 'buy/options', coinbaseOptions, onrampPlace)
    return {
      paymentCurrencies: paymentCurrencies.map(({ id, limits, paymentMethodLimits }) => ({
        id,
        payment_method_limits: (paymentMethodLimits ?? limits ?? []).map((limit) => ({
          ...limit,
          id: limit.id.toLowerCase(),
        })),
      })),
      purchaseCurrencies: purchaseCurrencies.map((currency) => ({
        ...currency,
        networks: currency.networks.map(({ name, displayName, chainId, contractAddress }) => ({
          name,
          display_name: displayName || name,
          chain_id: chainId,
          contract_address: contractAddress,
        })),
      })),
    }
  }

  function quote({ purchase, payment, amount }: QuoteWish): Promise<OnrampQuote> {
    const [network] = purchase.networks
    return ask('POST', 'buy/quote', coinbaseQuote, {
      ...onrampPlace,
      paymentAmount: amount,
      paymentCurrency: payment,
      paymentMethod: 'CARD',
      purchaseCurrency: purchase.id,
      ...(network ? { purchaseNetwork: network.name.replace(/-mainnet$/, '') } : {}),
    })
  }

  async function page(wish: PageWish): Promise<string> {
    const { wallets, clientIp, defaultNetwork, partnerUserId, presetCryptoAmount, presetFiatAmount } = wish
    const assets = [...new Set(wallets.flatMap((wallet) => wallet.assets))]
    const { token } = await ask('POST', 'token', coinbaseToken, {
      addresses: wallets.map(({ address, blockchains }) => ({ address, blockchains })),
      clientIp,
      ...(assets.length > 0 ? { assets } : {}),
    })
    const query = {
      sessionToken: token,
      defaultExperience: 'buy',
      defaultNetwork,
      partnerUserRef: partnerUserId?.slice(0, USER_LENGTH),
      presetCryptoAmount,
      presetFiatAmount,
    }
    const url = new URL(PAY_URL)
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value)
    return url.href
  }

  function ask<T extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    answer: T,
    input: Readonly<Record<string, unknown>>,
  ): Promise<z.output<T>> {
    const url = new URL(`/onramp/v1/${path}`, base)
    const isGet = method === 'GET'
    if (isGet) for (const [name, value] of Object.entries(input)) url.searchParams.set(name, String(value))
    const token = cdpToken({ id: appId, secret: key }, { method, url, now: backend.clock.now() })
    return askJson(backend, {
      provider: 'Coinbase',
      url,
      method,
      headers: { authorization: `Bearer ${token}` },
      answer,
      ...(isGet ? {} : { body: input }),
      ...(deadlineMs === undefined ? {} : { deadlineMs }),
    })
  }
}

const text = (most: number) => z.string().max(most)
const id = text(100).min(1)

/** Its documents write keys in both ways; here they are all like `paymentCurrencies`. */
function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys)
  if (typeof value !== 'object' || value === null) return value
  const rename = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [rename(key), camelKeys(each)]))
}

function answer<T extends z.ZodType>(schema: T) {
  return z.unknown().transform(camelKeys).pipe(schema)
}

const limits = z.array(z.object({ id, min: countedNumber, max: countedNumber })).max(50)
const network = z.object({
  name: id,
  displayName: text(100).default(''),
  chainId: z.union([text(40), z.number().transform(String)]).default(''),
  contractAddress: text(128).default(''),
})

/** `GET /onramp/v1/buy/options`. */
const coinbaseOptions = answer(
  z.object({
    paymentCurrencies: z
      .array(z.object({ id, limits: limits.optional(), paymentMethodLimits: limits.optional() }))
      .max(500),
    purchaseCurrencies: z
      .array(z.object({ id, name: text(100), symbol: text(40).min(1), networks: z.array(network).max(50) }))
      .max(5_000),
  }),
)

const amount = z
  .object({ value: countedNumber.optional(), amount: countedNumber.optional(), currency: id })
  .transform(({ value, amount: other, currency }) => ({ amount: value ?? other, currency }))
  .pipe(z.object({ amount: z.string(), currency: z.string() }))

/** `POST /onramp/v1/buy/quote`. */
const coinbaseQuote = answer(
  z.object({
    paymentTotal: amount,
    paymentSubtotal: amount,
    purchaseAmount: amount,
    networkFee: amount,
    coinbaseFee: amount,
    quoteId: id,
  }),
)

/** `POST /onramp/v1/token`. */
const coinbaseToken = answer(z.object({ token: z.string().regex(/^[\w.~+/=-]{1,2000}$/) }))
