import { isSameAddress } from '../../core/same-address.js'
import type { Offer, Question } from './backend-swaps.js'
import type { SwapOptions, SwapQuote } from './contract.js'
import type { Swapper } from './swapper.js'

/** Milliseconds that a quote is good for (SECURITY 3.6). */
export const LIFE_MS = 30_000
/** Slippage in basis points (SPEC §9). */
export const USUAL_SLIPPAGE = 100

/** What is left of an amount after so many basis points, rounded up: never less than was shown. */
export function afterSlippage(amount: bigint, slippage: number): bigint {
  return (amount * BigInt(10_000 - slippage) + 9_999n) / 10_000n
}

/** What a quote is made of beside its offer. */
export interface QuoteTerms {
  readonly swapper: Swapper
  readonly question: Question
  readonly slippage: number
  readonly options: SwapOptions | undefined
  /** Unix milliseconds. */
  readonly at: number
}

/** The quotes of offers that go through pinned contracts; `isUnknown` where another one was left out. */
export function quotesOf(
  offers: readonly Offer[],
  { swapper, question, slippage, options, at }: QuoteTerms,
): { readonly quotes: readonly SwapQuote[]; readonly isUnknown: boolean } {
  const { network, address, routers } = swapper
  const allowed = options?.swaps
  const quotes = offers.flatMap(({ source, toAmount, router, spender }): readonly SwapQuote[] => {
    const pinned = source && routers[source]
    if (!source || !pinned || (allowed && !allowed.some((name) => source.startsWith(name)))) return []
    const isPinned = (told: string | null) => told === null || isSameAddress(network.chainNamespace, told, pinned)
    if (!isPinned(router) || !isPinned(spender)) return []
    return [
      Object.freeze({
        caipNetworkId: network.caipNetworkId,
        account: address,
        ...question,
        toAmount,
        minimum: afterSlippage(toAmount, slippage),
        source,
        router: pinned,
        at,
      }),
    ]
  })
  return { quotes, isUnknown: quotes.length < offers.length }
}

/** Whether a new quote gives less than the least that was shown. */
export function isWorse(now: SwapQuote, shown: SwapQuote): boolean {
  return now.toAmount < shown.minimum
}
