import { useState } from 'react'
import { type Decimal, fixedText, ofUnits } from '../../core/decimal.js'
import { times } from '../../core/decimal-sums.js'
import type { AmountProblem } from '../../core/parse-amount.js'
import { useValue } from '../../react/use-value.js'
import type { SendApi } from './contract.js'
import { tokenTextOf } from './fiat-amount.js'

/** What writing an amount in fiat takes. */
export interface FiatInput {
  readonly api: SendApi
  /** Of one whole token; more than nothing, `undefined` where none is known. */
  readonly price: Decimal | undefined
  readonly separator: string
  readonly amount: bigint | AmountProblem
  /** The amount in the token, as the field shows it. */
  readonly shown: string
}

/** Writes the amount in fiat: what is filled in is the amount of the token that it becomes. A hook. */
export function useFiat({ api, price, separator, amount, shown }: FiatInput) {
  const [form, { asset }] = [useValue(api.form), useValue(api.facts)]
  // What was typed, and what it was in the token: another amount of the token is not what was typed.
  const [fiat, setFiat] = useState<{ readonly text: string; readonly amount: string }>()
  const now = price && !form.isMax && fiat?.amount === form.amount ? fiat : undefined
  return {
    /** What was typed; `undefined` while the amount is written in the token. */
    text: now?.text,

    type(text: string): void {
      const filled = now && price && asset ? tokenTextOf(text, price, asset.decimals, separator) : undefined
      if (now) setFiat({ text, amount: filled ?? text })
      api.fill({ amount: filled ?? text, isMax: false }, separator)
    },

    /** Goes over to the other unit: the amount stays, as near as two decimals tell it. */
    switchUnit(): void {
      const isAny = typeof amount === 'bigint' && amount > 0n && asset !== undefined && price !== undefined
      const worth = isAny ? fixedText(times(ofUnits(amount, asset.decimals), price), 2, 'down') : ''
      setFiat(now ? undefined : { text: worth.replace('.', separator), amount: shown })
      if (form.isMax) api.fill({ amount: shown, isMax: false }, separator)
    },
  }
}
