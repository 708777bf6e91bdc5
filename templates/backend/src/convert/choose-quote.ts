import { afterSlippage } from './swap-request.js'
import type { SwapQuote } from './swap-source.js'

/** A quote, and what its spender may take of the sold token already (base units). */
export interface AllowedQuote {
  readonly quote: SwapQuote
  readonly allowance: bigint
}

/** What to build: `isAllowed` tells whether it needs no approval any more. */
export interface Choice {
  readonly quote: SwapQuote
  /** Base units that the user gets at least, whichever source it is. */
  readonly minimum: bigint
  readonly isAllowed: boolean
}

/** Quotes with the most output first. */
export function bestFirst(quotes: readonly SwapQuote[]): readonly SwapQuote[] {
  return [...quotes].sort((a, b) => Number(b.toAmount > a.toAmount) - Number(b.toAmount < a.toAmount))
}

/**
 * Chooses the source of a swap. The best output wins, but for one case: where the best source would need an approval and
 * another one has it and gives at least the minimum, that one does, so that a user who approved once is not asked again
 * because two sources changed places. The minimum is always that of the best output. Undefined without quotes.
 */
export function chooseQuote(
  offers: readonly AllowedQuote[],
  { amount, slippageBps }: { readonly amount: bigint; readonly slippageBps: bigint },
): Choice | undefined {
  const [best, ...rest] = bestFirst(offers.map(({ quote }) => quote))
  if (!best) return undefined
  const minimum = afterSlippage(best.toAmount, slippageBps)
  const isAllowed = (quote: SwapQuote) => offers.some((offer) => offer.quote === quote && offer.allowance >= amount)
  const quote = [best, ...rest].find((each) => isAllowed(each) && each.toAmount >= minimum) ?? best
  return { quote, minimum, isAllowed: isAllowed(quote) }
}
