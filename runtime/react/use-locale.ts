'use client'
import { useKit } from './use-kit.js'
import { useValue } from './use-value.js'

/** What `useLocale` gives. */
export interface LocaleInfo {
  /** The language of the buttons and the modal: one of `offered`. */
  readonly lang: string
  /** Every language of the app, the default first. */
  readonly offered: readonly string[]
  /** Changes the language: `pt-BR` takes `pt` where that is what the app offers; one it does not offer changes nothing. */
  setLocale(lang: string): void
}

const english: readonly string[] = ['en']

/** The language and the way to another one. On its own in the package, so that a page which does not ask pays nothing. */
export function useLocale(): LocaleInfo {
  const { words, locale } = useKit()
  const { lang = 'en' } = useValue(words)
  return { lang, offered: locale?.offered ?? english, setLocale: locale?.set ?? ignore }
}

/** In an app of one language there is nothing to change to. */
function ignore(): void {}
