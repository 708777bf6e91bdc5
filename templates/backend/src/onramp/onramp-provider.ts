import type { Clock } from '../clock.js'

/** An amount to display: a decimal number as text, and a code or symbol. */
export interface Amount {
  readonly amount: string
  readonly currency: string
}

/** Something that can be bought. `networks` name where it can be sent to; `chain_id` is decimal on EVM chains. */
export interface PurchaseCurrency {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networks: readonly {
    readonly name: string
    readonly display_name: string
    readonly chain_id: string
    /** Empty for a native token. */
    readonly contract_address: string
  }[]
}

/** Money to pay with, by ISO 4217, and what each way of paying takes, as decimal numbers of it. */
export interface PaymentCurrency {
  readonly id: string
  readonly payment_method_limits: readonly { readonly id: string; readonly min: string; readonly max: string }[]
}

/** What a provider sells. */
export interface OnrampOptions {
  readonly paymentCurrencies: readonly PaymentCurrency[]
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
}

/** What a purchase costs and gives. The total is the subtotal with both fees. */
export interface OnrampQuote {
  readonly paymentTotal: Amount
  readonly paymentSubtotal: Amount
  readonly purchaseAmount: Amount
  readonly networkFee: Amount
  /** The fee of the provider itself. */
  readonly coinbaseFee: Amount
  readonly quoteId: string
}

/** What a quote is asked for. `amount` is of the payment currency: a decimal number with at most two decimals. */
export interface QuoteWish {
  readonly purchase: { readonly id: string; readonly symbol: string; readonly networks: readonly NetworkHint[] }
  readonly payment: string
  readonly amount: string
}

/** Where the bought token shall live, as far as the client knows. */
export interface NetworkHint {
  readonly name: string
  readonly chain_id?: string | undefined
}

/** What a page to pay on is asked for. Amounts are decimal numbers. */
export interface PageWish {
  /** At least one. The networks go by Coinbase's names (`ethereum`), the assets by symbol. */
  readonly wallets: readonly {
    readonly address: string
    readonly blockchains: readonly string[]
    readonly assets: readonly string[]
  }[]
  readonly defaultNetwork?: string | undefined
  /** The client's name for its user. */
  readonly partnerUserId?: string | undefined
  readonly presetCryptoAmount?: string | undefined
  readonly presetFiatAmount?: string | undefined
  /** Address of the user's machine: providers want it against fraud. */
  readonly clientIp: string
  readonly projectId: string | null
}

/** A seller of crypto for money. Its methods throw a `ProviderError` when it fails, a `Problem` for a wish it can't have. */
export interface OnrampProvider {
  readonly name: 'coinbase' | 'meld' | 'sandbox'
  options(): Promise<OnrampOptions>
  quote(wish: QuoteWish): Promise<OnrampQuote>
  /** Address of a page where the user pays. It may be good for one visit only. */
  page(wish: PageWish): Promise<string>
}

/** Loads a value once and keeps it for so long (ms); calls meanwhile share it. A failure is not kept. */
export function keepFor<T>(load: () => Promise<T>, clock: Clock, ms: number): () => Promise<T> {
  let kept: { readonly at: number; readonly value: Promise<T> } | undefined
  return () => {
    const now = clock.now()
    if (kept && now - kept.at < ms) return kept.value
    const value = load()
    const entry = { at: now, value }
    kept = entry
    value.catch(() => {
      if (kept === entry) kept = undefined
    })
    return value
  }
}
