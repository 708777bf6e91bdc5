import type { ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { dateLocale } from '../../core/date-locale.js'
import { readDecimal } from '../../core/decimal-sums.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import type { Purchase } from './contract.js'
import { moneyText } from './money-text.js'
import { providers } from './providers.data.js'

/** A purchase for the eye. */
export interface PurchaseText {
  /** What was paid, and what came for it: its symbol alone before it came. */
  readonly title: string
  /** The seller, and the day it was begun. */
  readonly detail: string
}

/** Writes purchases in the language of the modal. A hook. */
export function usePurchaseText({ locale }: Pick<ViewUi, 'locale'>): (purchase: Purchase) => PurchaseText {
  const { lang = 'en', dir } = useValue(locale) ?? {}
  const { clock } = useKit().host
  return ({ amount, at, currency, provider, received, token }) => {
    const paid = readDecimal(amount)
    const got = [received, clean(token.symbol, 12)].filter(Boolean).join(' ')
    const sides = [...(paid ? [moneyText(paid, currency, lang)] : []), got]
    return {
      title: sides.map((side) => `\u2068${side}\u2069`).join(dir === 'rtl' ? ' ← ' : ' → '),
      detail: `\u2068${providers[provider].label}\u2069 · \u2068${dayText(at, clock.now(), lang)}\u2069`,
    }
  }
}

/** A day, with its year where that is over. No line breaks inside. */
function dayText(at: number, now: number, lang: string): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  const year = isThisYear ? undefined : 'numeric'
  const day = new Intl.DateTimeFormat(dateLocale(lang), { day: 'numeric', month: 'short', year }).format(at)
  return day.replaceAll(' ', '\u00a0')
}
