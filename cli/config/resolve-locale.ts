import { findLanguage, type Language, languageNames } from '../../schema/language.js'
import { languages } from '../../schema/languages.data.js'
import type { LocaleInput, LocaleOptions, OwnTexts } from '../../schema/locale.js'
import { slotsIn, type Text, textsIn } from '../../schema/texts.js'
import { webUrl } from '../../schema/url.js'
import { nearest } from '../suggest.js'
import { type Issue, showFound } from './issue.js'
import type { ResolvedLanguage, ResolvedTexts } from './resolved.js'

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
    message: "isn't a language of this version of create-modal-kit",
    ...(found !== undefined && { found }),
    fix: best === undefined ? `Use one of ${names.join(', ')}.` : `Write ${best} instead.`,
    ...(best !== undefined && { instead: { part: 'value', name: best } }),
  }
}

function notOffered(language: Language, keys: Keys): Issue {
  return { keys, message: "is for a language the app doesn't offer", fix: `Add ${language} to locale.offer.` }
}

/** The texts of one language that a config replaces. */
export interface TextsResult {
  readonly texts: ResolvedTexts
  readonly issues: readonly Issue[]
  /** Those of parts that are off. */
  readonly idle: readonly Text[]
}

/** Resolves `locale.texts.<language>`; `keys` lead there, `parts` are on. A key must be the name of a text, with the slots it has. */
function resolveTexts(
  language: string,
  own: OwnTexts,
  { keys, parts }: { readonly keys: Issue['keys']; readonly parts: readonly string[] },
): TextsResult {
  const known = new Map(textsIn(language).map((text) => [text.key, text]))
  const always = ['shell', 'page', 'error', ...parts]
  const issues: Issue[] = []
  const idle: Text[] = []
  const texts: Record<string, Record<string, string | Record<string, string>>> = {}
  for (const [key, value] of Object.entries(own)) {
    const text = known.get(key)
    if (value === undefined) continue
    if (!text) {
      issues.push({ keys: [...keys, key], ...unknownText(key, [...known.keys()]) })
      continue
    }
    const problem = problemOf(text, value)
    if (problem) issues.push({ keys: [...keys, key], ...problem })
    if (always.includes(text.owner)) put(texts, text, value)
    else idle.push(text)
  }
  return { texts, issues, idle }
}

function put(texts: Record<string, Record<string, string | Record<string, string>>>, text: Text, value: string): void {
  const { block, path } = text
  const [name = '', part] = path
  const words = { ...texts[block] }
  const before = words[name]
  words[name] = part === undefined ? value : { ...(typeof before === 'object' && before), [part]: value }
  texts[block] = words
}

function unknownText(key: string, known: readonly string[]): Pick<Issue, 'message' | 'fix'> {
  const best = nearest(key, known)
  const inside = known.filter((name) => name.startsWith(`${key}.`))
  if (inside.length > 0) return { message: 'is more than one text', fix: `Use one of ${inside.join(', ')}.` }
  return {
    message: "isn't a text of this version of create-modal-kit",
    fix: best === undefined ? 'Remove it.' : `Write ${best} instead.`,
  }
}

function problemOf(text: Text, value: string): Pick<Issue, 'message' | 'fix'> | undefined {
  const { key, english, slots, freeSlots } = text
  if (english.startsWith('https://'))
    return value.startsWith('https://') && webUrl.safeParse(value).success
      ? undefined
      : { message: 'must be a https:// address', fix: 'Write the whole address, https://…' }
  const allowed = [...slots, ...freeSlots]
  const found = slotsIn(value)
  const strange = found.find((slot) => !allowed.includes(slot))
  if (strange !== undefined) {
    const fix = allowed.length > 0 ? `Use ${allowed.map(braced).join(' and ')} only.` : 'Write it without braces.'
    return { message: `has ${braced(strange)}, which this text doesn't get`, fix }
  }
  const missing = slots.find((slot) => !found.includes(slot))
  if (missing === undefined) return undefined
  return { message: `lacks ${braced(missing)}`, fix: `Put ${braced(missing)} into ${key}.` }
}

function braced(slot: string): string {
  return `{${slot}}`
}
