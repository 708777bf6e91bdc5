import type { TransferDraft } from '../../contract/transfer.js'
import { type AmountProblem, parseAmount } from '../../core/parse-amount.js'
import type { SendFacts, SendForm } from './contract.js'

/** What a draft is read from. */
export interface DraftInput {
  readonly form: SendForm
  readonly facts: SendFacts
  readonly from: string
  readonly to: string
  /** What the language writes decimals with. */
  readonly separator: string
}

/** The amount of a form in base units, or why it is none. */
export function amountOf({ form, facts, separator }: Pick<DraftInput, 'form' | 'facts' | 'separator'>) {
  if (form.isMax) return facts.balances?.asset ?? 0n
  const { asset } = facts
  return asset
    ? parseAmount(form.amount, asset.decimals, separator)
    : (parseAmount(form.amount, 78, separator) as bigint | AmountProblem)
}

/** What a form would send; `undefined` while something is missing. */
export function readDraft(input: DraftInput): TransferDraft | undefined {
  const { asset } = input.facts
  const value = amountOf(input)
  if (!asset || asset.address !== input.form.token || typeof value !== 'bigint' || value === 0n) return undefined
  return { asset, from: input.from, to: input.to, value, isMax: input.form.isMax }
}
