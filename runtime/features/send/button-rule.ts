import type { AmountProblem } from '../../core/parse-amount.js'
import type { ReceiverState } from './contract.js'

/** What the button of the form says (FACTS 9.1); only `preview` can be pressed. */
export type ButtonWord =
  | 'preview'
  | 'invalidAddress'
  | 'addAddress'
  | 'insufficient'
  | 'addAmount'
  | 'incorrect'
  | 'selectToken'

/** What the rule looks at. */
export interface ButtonInput {
  readonly hasToken: boolean
  /** In base units, or why it is none. */
  readonly amount: bigint | AmountProblem
  /** What the account has, once known. */
  readonly has: bigint | undefined
  readonly receiver: ReceiverState['status']
}

/** The word of the button: of the rules that hold the last one counts (FACTS 9.1). */
export function buttonWord({ hasToken, amount, has, receiver }: ButtonInput): ButtonWord {
  if (!hasToken) return 'selectToken'
  if (typeof amount === 'object' && amount.problem === 'empty') return 'addAmount'
  if (typeof amount === 'object' || amount === 0n) return 'incorrect'
  if (has !== undefined && amount > has) return 'insufficient'
  if (receiver === 'none') return 'addAddress'
  return receiver === 'invalid' ? 'invalidAddress' : 'preview'
}
