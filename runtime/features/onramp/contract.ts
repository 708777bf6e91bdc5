import type { CaipNetworkId } from '../../../schema/caip.js'
import type { ModalError } from '../../../schema/error.js'
import type { OnrampFlag, ProviderName } from '../../../schema/onramp-providers.js'
import type { FeatureToken } from '../../contract/feature-token.js'
import type { Cell } from '../../core/cell.js'
import type { Decimal } from '../../core/decimal.js'

declare module '../../contract/router.js' {
  interface ViewParams {
    /** What stands in the form: a currency (ISO 4217), a token by its symbol, and an amount of the currency. */
    OnRampProviders: {
      readonly currency?: string | undefined
      readonly token?: string | undefined
      readonly amount?: string | undefined
    }
    OnRampTokenSelect: Record<never, never>
    OnRampFiatSelect: Record<never, never>
    /** Which purchase is waited for, by its id in the record. */
    BuyInProgress: { readonly purchase?: string | undefined }
    OnRampActivity: Record<never, never>
    WhatIsABuy: Record<never, never>
  }
}

/** Options of buying, as resolved from the config. */
export interface OnrampOptions {
  readonly onramp?: OnrampFlag
}

/** What a way of paying takes, in the currency. */
export interface MethodLimits {
  /** As the backend names it: `card`, `ach_bank_account`. Untrusted. */
  readonly id: string
  readonly min: Decimal
  readonly max: Decimal
}

/** Money to pay with. */
export interface Currency {
  /** ISO 4217. */
  readonly id: string
  readonly methods: readonly MethodLimits[]
}

/** A token that can be bought, on one network of the app. Texts are untrusted: show them through `clean`. */
export interface BuyToken {
  /** What it is called by the one who sells it. */
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly caipNetworkId: CaipNetworkId
  /** Its contract; `null` for the native coin. */
  readonly address: string | null
  /** What the one who sells it calls its network. */
  readonly place: string
}

/** What can be bought, and with what. */
export interface Wares {
  readonly currencies: readonly Currency[]
  readonly tokens: readonly BuyToken[]
  /** The defaults of SPEC §3 stand in: no provider has answered. */
  readonly isGuessed: boolean
}

/** The wares of the account's networks. */
export type WaresState =
  | { readonly status: 'reading' }
  | { readonly status: 'ready'; readonly wares: Wares }
  | { readonly status: 'failed'; readonly error: ModalError }

/** What a person has filled in. */
export interface BuyForm {
  /** `undefined` is the first of the list. */
  readonly currency: string | undefined
  /** The key of the token (`tokenKey`); `undefined` is the usual one of the network. */
  readonly token: string | undefined
  /** As it was typed. */
  readonly amount: string
}

/** What one seller asks for an amount. */
export interface BuyQuote {
  /** What is paid in all, and what is left of it for the token. */
  readonly total: Decimal
  readonly subtotal: Decimal
  readonly bought: Decimal
  /** Fees of the network and of the seller; left out where they do not make up the difference. */
  readonly fees?: { readonly network: Decimal; readonly seller: Decimal }
}

/** What is known of what a seller asks. */
export type QuoteState =
  | { readonly status: 'none' | 'reading' }
  | { readonly status: 'ready'; readonly quote: BuyQuote }
  /** The seller tells its price on its own page alone. */
  | { readonly status: 'untold' }
  /** The app's backend does not work with this seller, or it does not sell this. */
  | { readonly status: 'unsold' }
  | { readonly status: 'failed'; readonly error: ModalError }

/** A seller, and what it asks. */
export interface ProviderOffer {
  readonly name: ProviderName
  readonly label: string
  /** What it keeps, as it says itself. */
  readonly feeRange: string
  readonly quote: QuoteState
}

/** Why nothing can be bought for an amount. */
export type AmountProblem =
  | { readonly problem: 'empty' | 'format' | 'decimals' }
  /** Less than the least, or more than the most, of the way of paying that comes closest. */
  | { readonly problem: 'low' | 'high'; readonly method: MethodLimits }

/** A purchase that was begun here. It outlives the page. */
export interface Purchase {
  readonly id: string
  readonly provider: ProviderName
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly token: { readonly address: string | null; readonly symbol: string }
  /** What was to be paid, as a decimal number of `currency`. */
  readonly amount: string
  readonly currency: string
  /** When the page was opened, in Unix milliseconds. */
  readonly at: number
  /** Base units of the token that the account had; `null` where the chain did not say. */
  readonly before: string | null
  /** When the newest purchase that the history knew changed last, in its Unix milliseconds; `null` where it did not say. */
  readonly since: number | null
  /**
   * `open`: the page was shown, and nothing is known since. `paid`: the seller says that it is on its way. `quiet`: no
   * news for a day.
   */
  readonly status: 'open' | 'paid' | 'arrived' | 'failed' | 'quiet'
  /** What has arrived, as a decimal number of the token. */
  readonly received: string | null
  /** Id of the row of the history that tells of it. */
  readonly row: string | null
}

/** The way to a seller's page. */
export type VisitState =
  | { readonly step: 'none' }
  /** The page is asked for; the window is open already. */
  | { readonly step: 'opening'; readonly provider: ProviderName }
  | { readonly step: 'open'; readonly purchase: string }
  /** The browser opened no window: the person follows a link. */
  | { readonly step: 'blocked'; readonly purchase: string; readonly href: string }
  | { readonly step: 'failed'; readonly provider: ProviderName; readonly error: ModalError }

/** Buying for the active account. */
export interface OnrampApi {
  readonly wares: Cell<WaresState>
  readonly form: Cell<BuyForm>
  /** What the form stands for, with the defaults in it; `undefined` until the wares are known. */
  readonly choice: Cell<{ readonly currency: Currency; readonly token: BuyToken } | undefined>
  readonly offers: Cell<readonly ProviderOffer[]>
  readonly visit: Cell<VisitState>
  /** What was bought, or is being bought, by the active account, the newest first. */
  readonly purchases: Cell<readonly Purchase[]>
  /** Keeps wares, quotes and purchases fresh until the returned function is called. */
  follow(): () => void
  /** Asks again what is sold. Never rejects: a failure is a state. */
  refresh(): Promise<void>
  /** Fills in. `separator` is that of the language it was typed in. */
  fill(changes: Partial<BuyForm>, separator?: string): void
  /** What of the amount a seller cannot take; a number of the smallest unit of the currency where it is fine. */
  amount(): bigint | AmountProblem
  /** Opens the seller's page. Call it inside the click: the window is opened at once. Never rejects: what comes is a step. */
  start(provider: ProviderName): Promise<void>
  /** Leaves a purchase alone: it is neither waited for nor shown any more. */
  forget(purchase: string): void
}

/** The feature of buying. */
export const onrampToken: FeatureToken<OnrampApi, OnrampOptions> = { id: 'onramp' }

/** What tells tokens of several networks apart. */
export function tokenKey({ caipNetworkId, address, symbol }: BuyToken): string {
  return `${caipNetworkId}:${address?.toLowerCase() ?? 'own'}:${symbol}`
}
