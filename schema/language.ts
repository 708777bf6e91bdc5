import { languages } from './languages.data.js'

/** A language the package has words for. */
export type Language = keyof typeof languages

/** What a config may call one: `de`, or with a region or a script, `de-AT` and `zh-Hans`. */
export type LanguageTag = Language | `${Language}-${string}`

/** Every language of the package. */
export function languageNames(): readonly Language[] {
  // keys() widens the names of the table to strings.
  return Object.keys(languages) as Language[]
}

/**
 * The language of the package that a BCP 47 tag asks for: `pt-BR` is `pt`, `zh-CN` and `zh-Hans` are `zh`. A tag in
 * another script, such as `zh-TW`, is another language to its readers. `undefined` when there is none.
 */
export function findLanguage(tag: string): Language | undefined {
  const wanted = writingOf(tag)
  return languageNames().find((name) => writingOf(name) === wanted)
}

/** Language and script: `zh-CN` gives `zh-Hans`. `undefined` for what is no tag. */
function writingOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}
