/// <reference types="vite/client" />

import type { Locale, LocaleSource } from '../../runtime/core/locale.js'
import type { PageWords } from '../../runtime/core/page-words.js'
import { locales } from '../../runtime/locales.js'
import { type LanguageInfo, languages } from '../../schema/languages.data.js'

type Exports = Readonly<Record<string, object>>

const packs = import.meta.glob<Exports>('../../runtime/locales/*/*.ts')

/** Every language of the package, as an app with every feature would offer them; `first` is the default. */
export async function galleryLocales(first: string): Promise<LocaleSource> {
  const names = [...new Set([first, ...Object.keys(languages)])]
  const entries = names.map(async (name) => {
    if (name === 'en') return [name, {}] as const
    // The first one is here before it is asked for; of the others the page has the words of its buttons, as in an app.
    const { page } = name === first ? await galleryPack(name) : await galleryPage(name)
    return [name, { page, load: () => galleryPack(name) }] as const
  })
  return locales(Object.fromEntries(await Promise.all(entries)))
}

async function galleryPage(lang: string): Promise<{ readonly page: Partial<PageWords> }> {
  const { page } = (await packs[`../../runtime/locales/${lang}/page.ts`]?.()) ?? {}
  return { page: { ...page, dir: infoOf(lang).dir } }
}

/** What `generate` would write for one language. Throws when the package does not have it. */
export async function galleryPack(
  lang: string,
): Promise<{ readonly page: Partial<PageWords>; readonly locale: Locale }> {
  const paths = Object.keys(packs).filter((path) => path.includes(`/locales/${lang}/`))
  const info = infoOf(lang)
  const exports: Exports = Object.assign({}, ...(await Promise.all(paths.map((path) => packs[path]?.()))))
  const { page, errors, ...parts } = exports
  const isErrors = (name: string) => name.endsWith('Errors')
  const named = Object.entries(parts)
  const words: Locale['words'] = Object.assign({}, ...named.filter(([name]) => !isErrors(name)).map(([, part]) => part))
  const all: NonNullable<Locale['errors']> = Object.assign(
    {},
    errors,
    ...named.filter(([name]) => isErrors(name)).map(([, part]) => part),
  )
  // `locales.test.ts` checks that the page and the errors of a pack are what they should be.
  const locale = { lang, dir: info.dir, words, errors: all }
  return { page: { ...page, dir: info.dir }, locale }
}

function infoOf(lang: string): LanguageInfo {
  const info: LanguageInfo | undefined = { ...languages }[lang as keyof typeof languages]
  if (!info) throw new Error(`There is no language ${lang}.`)
  return info
}
