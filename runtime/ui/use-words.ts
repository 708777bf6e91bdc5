import { useMemo } from 'react'
import { fill } from '../../schema/explain-error.js'
import type { PluralForms, TextBlock, Translation, WordTable } from '../core/words.js'
import { useValue } from '../react/use-value.js'
import { useShell } from './use-shell.js'

/** The texts of a block in the language of the modal; English wherever that has none. */
export function useWords<const Words extends WordTable>({ id, words }: TextBlock<Words>): Translation<Words> {
  const locale = useValue(useShell().locale)
  return useMemo(() => ({ ...words, ...locale?.words[id] }) as Translation<Words>, [id, words, locale])
}

/** Puts a number into the form the language wants for it, digits of the language included (CLDR plural rules). */
export function useCount(): (forms: PluralForms, count: number) => string {
  const lang = useValue(useShell().locale)?.lang ?? 'en'
  return useMemo(() => {
    const [rules, digits] = [new Intl.PluralRules(lang), new Intl.NumberFormat(lang)]
    return (forms, count) => fill(forms[rules.select(count)] ?? forms.other, { count: digits.format(count) })
  }, [lang])
}
