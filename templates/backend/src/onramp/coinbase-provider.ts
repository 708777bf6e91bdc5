import type { z } from 'zod'
import type { Backend } from '../backend.js'
import { askJson } from '../http/ask-json.js'
import { cdpToken } from './cdp-token.js'
import { coinbaseOptions, coinbaseQuote, coinbaseToken } from './coinbase-answers.js'
import { keepFor } from './keep-for.js'
import { onrampPlace } from './networks.data.js'
import type { OnrampOptions, OnrampProvider, OnrampQuote, PageWish, QuoteWish } from './onramp-provider.js'

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

/** Where people pay. */
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
