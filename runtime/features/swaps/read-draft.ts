import { type AmountProblem, parseAmount } from '../../core/parse-amount.js'
import type { SwapFacts, SwapForm } from './contract.js'
import type { SwapDraft } from './plan-swap.js'
import type { Swapper } from './swapper.js'

/** What a draft is read from. */
export interface DraftInput {
  readonly swapper: Swapper | undefined
  readonly form: SwapForm
  readonly facts: SwapFacts
  /** What the language writes decimals with. */
  readonly separator: string
}

/** Decimals of a token that is not known yet: as many as any has. */
const MOST_DECIMALS = 78

/** The amount of a form in base units, or why it is none. All of the native coin leaves what the fee may take. */
export function amountOf({ form, facts, separator }: Omit<DraftInput, 'swapper'>): bigint | AmountProblem {
  const { from, balances, reserve } = facts
  if (!form.isMax) return parseAmount(form.amount, from?.decimals ?? MOST_DECIMALS, separator)
  const all = balances?.asset ?? 0n
  return all > reserve ? all - reserve : 0n
}

/** What a form would swap; `undefined` while something is missing, or the account has less. */
export function readDraft({ swapper, ...input }: DraftInput): SwapDraft | undefined {
  const { form, facts } = input
  const { from, to, balances } = facts
  const fromAmount = amountOf(input)
  if (!swapper || !from || !to || from.address !== form.from || to.address !== form.to) return undefined
  if (typeof fromAmount !== 'bigint' || fromAmount === 0n || !balances || fromAmount > balances.asset) return undefined
  return { swapper, question: { from, fromAmount, to }, slippage: form.slippage }
}
