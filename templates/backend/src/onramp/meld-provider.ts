import { parseUnits } from 'viem'
import { z } from 'zod'
import type { Backend } from '../backend.js'
import { referenceOf } from '../caip.js'
import { askJson, ProviderError } from '../http/ask-json.js'
import { countedNumber, minus } from './decimal-text.js'
import { onrampNetworks, onrampPlace } from './networks.data.js'
import {
  keepFor,
  type OnrampOptions,
  type OnrampProvider,
  type OnrampQuote,
  type PageWish,
  type QuoteWish,
} from './onramp-provider.js'

/** How Meld is reached. */
export interface MeldOptions {
  /** `https://api.meld.io` */
  readonly url: string
  readonly key: string
  /** In ms. */
  readonly deadlineMs?: number
}

/** Pins the shape of its answers. */
const VERSION = '2023-12-19'
const OPTIONS_MS = 10 * 60_000
const { country } = onrampPlace
/** What is asked for on a page when the client names no amount. */
const AMOUNT = '100'
const CURRENCY = 'USD'

/** Meld, which asks many sellers, by its REST interface. The best seller's quote counts. */
export function meldProvider(
  backend: Pick<Backend, 'fetch' | 'signal' | 'clock'>,
  { url: base, key, deadlineMs }: MeldOptions,
): OnrampProvider {
  const options = keepFor(askOptions, backend.clock, OPTIONS_MS)
  return { name: 'meld', options, quote, page }

  async function askOptions(): Promise<OnrampOptions> {
    const query = { categories: 'CRYPTO_ONRAMP', countries: country }
    const [tokens, limits] = await Promise.all([
      ask('service-providers/properties/crypto-currencies', meldTokens, { query }),
      ask('service-providers/limits/fiat-currency-purchases', meldLimits, { query }),
    ])
    return {
      paymentCurrencies: limits.map(({ currencyCode, minimumAmount, maximumAmount }) => ({
        id: currencyCode,
        payment_method_limits: [{ id: 'card', min: minimumAmount, max: maximumAmount }],
      })),
      purchaseCurrencies: tokens.map(({ currencyCode, name, chainCode, chainName, chainId, contractAddress }) => ({
        id: currencyCode,
        name: name ?? currencyCode,
        symbol: symbolOf(currencyCode),
        networks: [
          {
            name: chainCode ?? '',
            display_name: chainName ?? chainCode ?? '',
            chain_id: chainId ?? '',
            contract_address: contractAddress ?? '',
          },
        ],
      })),
    }
  }

  async function quote({ purchase, payment, amount }: QuoteWish): Promise<OnrampQuote> {
    const code = await codeOf(purchase.id, purchase.symbol, purchase.networks[0]?.chain_id)
    const best = await bestQuote({ code, payment, amount })
    const [total, network] = [best.sourceAmount, best.networkFee ?? '0']
    const subtotal = best.sourceAmountWithoutFees ?? minus(total, best.totalFee ?? '0')
    return {
      paymentTotal: { amount: total, currency: payment },
      paymentSubtotal: { amount: subtotal, currency: payment },
      purchaseAmount: { amount: best.destinationAmount, currency: purchase.symbol },
      networkFee: { amount: network, currency: payment },
      coinbaseFee: { amount: minus(total, subtotal, network), currency: payment },
      quoteId: `meld-${best.serviceProvider.toLowerCase()}`,
    }
  }

  async function page({ wallets, defaultNetwork, partnerUserId, presetFiatAmount }: PageWish): Promise<string> {
    const [wallet] = wallets
    const network = defaultNetwork ?? wallet?.blockchains[0] ?? ''
    const chain = onrampNetworks[network]
    const symbol = wallet?.assets.length === 1 ? (wallet.assets[0] ?? '') : 'USDC'
    const amount = presetFiatAmount ?? AMOUNT
    const code = await codeOf(symbol, symbol, chain && referenceOf(chain))
    const { serviceProvider } = await bestQuote({ code, payment: CURRENCY, amount })
    const { widgetUrl } = await ask('crypto/session/widget', meldWidget, {
      body: {
        sessionType: 'BUY',
        ...(partnerUserId === undefined ? {} : { externalCustomerId: partnerUserId }),
        sessionData: {
          countryCode: country,
          sourceAmount: amount,
          sourceCurrencyCode: CURRENCY,
          destinationCurrencyCode: code,
          walletAddress: wallet?.address,
          serviceProvider,
        },
      },
    })
    return widgetUrl
  }

  /** Meld's code of a token, such as `USDC_BASE`: the id if it is one, else the symbol's on that chain, else any. */
  async function codeOf(id: string, symbol: string, chainId: string | undefined): Promise<string> {
    const { purchaseCurrencies } = await options()
    const sold = purchaseCurrencies.filter((each) => each.symbol === symbol.toUpperCase())
    const found =
      sold.find((each) => each.id === id && each.id !== symbol) ??
      sold.find(({ networks }) => networks.some((network) => network.chain_id === chainId)) ??
      sold[0]
    if (!found) throw new ProviderError('Meld does not sell this token', { status: 404 })
    return found.id
  }

  async function bestQuote({
    code,
    payment,
    amount,
  }: Readonly<Record<'code' | 'payment' | 'amount', string>>): Promise<MeldQuote> {
    const { quotes } = await ask('payments/crypto/quote', meldQuotes, {
      body: {
        countryCode: country,
        sourceCurrencyCode: payment,
        sourceAmount: amount,
        destinationCurrencyCode: code,
        paymentMethodType: 'CREDIT_DEBIT_CARD',
      },
    })
    const best = quotes.reduce<MeldQuote | undefined>(
      (most, each) => (most && !isMore(each, most) ? most : each),
      undefined,
    )
    if (!best) throw new ProviderError('Meld has no seller for this', { status: 404 })
    return best
  }

  function ask<T extends z.ZodType>(
    path: string,
    answer: T,
    { query = {}, body }: { readonly query?: Readonly<Record<string, string>>; readonly body?: unknown },
  ): Promise<z.output<T>> {
    const url = new URL(path, `${base}/`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return askJson(backend, {
      provider: 'Meld',
      url,
      headers: { authorization: `BASIC ${key}`, 'meld-version': VERSION },
      answer,
      ...(body === undefined ? {} : { method: 'POST', body }),
      ...(deadlineMs === undefined ? {} : { deadlineMs }),
    })
  }
}

function isMore(a: MeldQuote, b: MeldQuote): boolean {
  return parseUnits(a.destinationAmount, 36) > parseUnits(b.destinationAmount, 36)
}

/** Its codes carry the chain behind an underscore. */
function symbolOf(code: string): string {
  return (code.split('_')[0] ?? code).toUpperCase()
}

const code = z.string().min(1).max(40)
const words = z.string().max(200).nullish()

/** `GET /service-providers/properties/crypto-currencies`. */
const meldTokens = z
  .array(
    z.object({
      currencyCode: code,
      name: words,
      chainCode: words,
      chainName: words,
      chainId: z.union([z.string().max(40), z.number().transform(String)]).nullish(),
      contractAddress: words,
    }),
  )
  .max(20_000)

/** `GET /service-providers/limits/fiat-currency-purchases`. */
const meldLimits = z
  .array(z.object({ currencyCode: code, minimumAmount: countedNumber, maximumAmount: countedNumber }))
  .max(1_000)

const quote = z.object({
  serviceProvider: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  sourceAmount: countedNumber,
  sourceAmountWithoutFees: countedNumber.nullish(),
  destinationAmount: countedNumber,
  totalFee: countedNumber.nullish(),
  networkFee: countedNumber.nullish(),
})

/** One seller's quote. */
export type MeldQuote = z.output<typeof quote>

/** `POST /payments/crypto/quote`. */
const meldQuotes = z.object({ quotes: z.array(quote).max(200) })

/** `POST /crypto/session/widget`. Another scheme than https would run as script in the page that opens it. */
const meldWidget = z.object({ widgetUrl: z.url({ protocol: /^https$/ }).max(4_000) })
