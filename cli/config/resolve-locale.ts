import { findLanguage, type Language, languageNames } from '../../schema/language.js'
import { languages } from '../../schema/languages.data.js'
import type { LocaleInput, LocaleOptions } from '../../schema/locale.js'
import type { Text } from '../../schema/texts.js'
import type { Issue } from './issue.js'
import { nearest } from './nearest.js'
import { resolveTexts } from './resolve-texts.js'
import type { ResolvedLanguage } from './resolved.js'
import { showFound } from './show-found.js'

type Keys = Issue['keys']

/** The languages of an app, and what is wrong with them. */
export interface LocaleResult {
  /** The default first; empty where the app speaks our English and nothing else. */
  readonly locales: readonly ResolvedLanguage[]
  readonly issues: readonly Issue[]
  /** Texts the config replaces although nothing that is on shows them. */
  readonly idle: readonly Text[]
}

/** Resolves the `locale` key; `parts` are the features that are on, and `embedded`. */
export function resolveLocale(input: LocaleInput | undefined, parts: readonly string[]): LocaleResult {
  const issues: Issue[] = []
  const idle: Text[] = []
  const options: LocaleOptions = typeof input === 'object' ? input : {}
  const find = (tag: string, keys: Keys): Language | undefined => {
    const language = findLanguage(tag)
    if (!language) issues.push(unknownLanguage(tag, keys))
    return language
  }

  const first = typeof input === 'string' ? find(input, ['locale']) : undefined
  const chosen = options.default === undefined ? first : find(options.default, ['locale', 'default'])
  const offer = options.offer?.map((tag, index) => find(tag, ['locale', 'offer', index])) ?? []
  const named = [...new Set([chosen, ...offer])].filter((language) => language !== undefined)
  const offered: readonly Language[] = named.length > 0 ? named : ['en']

  const own = Object.entries(options.texts ?? {}).flatMap(([tag, texts = {}]) => {
    const keys = ['locale', 'texts', tag]
    const language = find(tag, keys)
    if (!language) return []
    if (!offered.includes(language)) issues.push(notOffered(language, keys))
    const result = resolveTexts(language, texts, { keys, parts })
    issues.push(...result.issues)
    idle.push(...result.idle)
    return [[language, result.texts] as const]
  })
  const texts = new Map(own)
  const locales = offered.map((lang) => ({ lang, dir: languages[lang].dir, texts: texts.get(lang) ?? {} }))
  return { locales: isOurEnglish(locales) ? [] : locales, issues, idle }
}

function isOurEnglish([first, ...others]: readonly ResolvedLanguage[]): boolean {
  return first?.lang === 'en' && others.length === 0 && Object.keys(first.texts).length === 0
}

function unknownLanguage(tag: string, keys: Keys): Issue {
  const names = languageNames()
  const best = nearest(tag, names)
  const found = showFound(tag, [])
  return {
    keys,
    message: 'is not a language of this version of create-modal-kit',
    ...(found !== undefined && { found }),
    fix: best === undefined ? `Use one of ${names.join(', ')}.` : `Write ${best} instead.`,
  }
}

function notOffered(language: Language, keys: Keys): Issue {
  return { keys, message: 'is for a language the app does not offer', fix: `Add ${language} to locale.offer.` }
}
