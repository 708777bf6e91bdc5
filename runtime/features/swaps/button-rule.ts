import type { AmountProblem } from '../../core/parse-amount.js'
import type { QuoteState } from './contract.js'

/** What the button of the form says (FACTS 9.3); only `review` can be pressed. */
export type ButtonWord = 'selectToken' | 'enterAmount' | 'incorrect' | 'insufficient' | 'noRoute' | 'reading' | 'review'

/** What the rule looks at. */
export interface ButtonInput {
  readonly hasBoth: boolean
  /** In base units, or why it is none. */
  readonly amount: bigint | AmountProblem
  /** What the account has, once known. */
  readonly has: bigint | undefined
  readonly quote: QuoteState
}

/** The word of the button. */
export function buttonWord({ hasBoth, amount, has, quote }: ButtonInput): ButtonWord {
  if (!hasBoth) return 'selectToken'
  if (typeof amount === 'object') return amount.problem === 'empty' ? 'enterAmount' : 'incorrect'
  if (amount === 0n) return 'enterAmount'
  if (has !== undefined && amount > has) return 'insufficient'
  if (quote.status === 'noRoute') return 'noRoute'
  return 'best' in quote && quote.best ? 'review' : 'reading'
}
