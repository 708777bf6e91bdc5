import { useContext, useMemo } from 'react'
import { fill } from '../../schema/explain-error.js'
import type { PluralForms } from '../core/words.js'
import { LocaleContext } from './use-shell.js'

/** Puts a number into the form the language wants for it, digits of the language included (CLDR plural rules). */
export function useCount(): (forms: PluralForms, count: number) => string {
  const lang = useContext(LocaleContext)?.lang ?? 'en'
  return useMemo(() => {
    // Making them takes a slow phone longer than drawing a list: not before there is something to count.
    let made: readonly [Intl.PluralRules, Intl.NumberFormat] | undefined
    return (forms, count) => {
      made ??= [new Intl.PluralRules(lang), new Intl.NumberFormat(lang)]
      const [rules, digits] = made
      return fill(forms[rules.select(count)] ?? forms.other, { count: digits.format(count) })
    }
  }, [lang])
}
