import { fill } from '../../schema/explain-error.js'
import { amountText } from '../core/amount-text.js'

/** What the line takes. */
export interface AmountHeadProps {
  /** Id of the field of the amount. */
  readonly field: string
  readonly label: string
  readonly words: {
    /** `{amount}` is such as "1.234". */
    readonly balance: string
    readonly max: string
  }
  readonly lang: string
  /** What the account has, in base units; `undefined` until it is known. */
  readonly has: bigint | undefined
  readonly decimals: number
  /** Whether all of it is filled in. */
  readonly isMax: boolean
  onMax(): void
}

/** The line over the field of an amount: what the field is called, what the account has, and the button for all of it. */
export function AmountHead({ field, label, words, lang, has, decimals, isMax, onMax }: AmountHeadProps) {
  return (
    <div className="mk-form-line mk-form-hint">
      <label htmlFor={field}>{label}</label>
      {has !== undefined && (
        <span>
          {fill(words.balance, { amount: `\u2068${amountText({ value: has, decimals }, lang)}\u2069` })}{' '}
          <button type="button" className="mk-link" aria-pressed={isMax} onClick={onMax}>
            {words.max}
          </button>
        </span>
      )}
    </div>
  )
}
