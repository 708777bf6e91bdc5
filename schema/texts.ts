import { coreRows } from '../runtime/core/error-rows.data.js'
import { pageWords, type TranslatedPage, unknownNetwork } from '../runtime/core/page-words.js'
import type { PluralForms, TextBlock } from '../runtime/core/words.js'
import { embeddedTexts } from '../runtime/react/embedded-texts.js'
import { shellTexts } from '../runtime/ui/texts.js'
import type { UserErrorRow } from './error.js'
import { type BuiltFeature, features } from './registry.js'

/** A text that a config may replace. */
export interface Text {
  /** Its name in `locale.texts`. */
  readonly key: string
  readonly english: string
  /** Names in braces it must have. */
  readonly slots: readonly string[]
  /** Names in braces it may have: a form for one number alone, as English has for 1, may say it without `{count}`. */
  readonly freeSlots: readonly string[]
  /** What it comes with: the id of a feature, `embedded`, or `shell`, `page` and `error`, which are always there. */
  readonly owner: string
  /** Id of its block; `page` and `error` for those. */
  readonly block: string
  /** Where it stands in its block: `['title']`, `['hints', '0']`, `['results', 'one']`, `['wallet/rejected', 'title']`. */
  readonly path: readonly string[]
}

/** The English words of the page, with those that stand beside the only button that says them. */
export const englishPage: TranslatedPage = {
  ...pageWords,
  network: 'Network',
  unsupported: unknownNetwork,
}

/** What people read of an error; its other texts are for developers, in English. */
type UserError = Pick<UserErrorRow, 'title' | 'userMessage'>

const userErrors: Readonly<Record<string, UserError>> = Object.fromEntries(
  Object.entries(coreRows).map(([code, { title, userMessage }]) => [code, { title, userMessage }]),
)

/**
 * Features that add errors to the catalogue. Their files of a language export those as well, as `onrampErrors`. The rows
 * themselves are code of the browser, which is not read here.
 */
export const featuresWithErrors: readonly string[] = ['secureWallet', 'email', 'onramp', 'send', 'swaps']

/** Every text of this version. Those that depend on a number have one for each category of `language`. */
export function textsIn(language: string): readonly Text[] {
  const rules = new Intl.PluralRules(language)
  const blocks: readonly { readonly owner: string; readonly id: string; readonly words: Words }[] = [
    { owner: 'page', id: 'page', words: englishPage },
    { owner: 'shell', ...shellTexts },
    { owner: 'embedded', ...embeddedTexts },
    ...features.flatMap(({ id: owner, texts }) => texts.map((block) => ({ owner, ...block }))),
    { owner: 'error', id: 'error', words: userErrors },
  ]
  return blocks.flatMap(({ owner, id, words }) =>
    Object.entries(words).flatMap(([name, value]) =>
      partsOf(value, rules).map(({ part, ...said }) => {
        const path = part === undefined ? [name] : [name, part]
        return { key: [id, ...path].join('.'), owner, block: id, path, ...said }
      }),
    ),
  )
}

type Words = Readonly<Record<string, string | readonly string[] | PluralForms | UserError>>

interface Part extends Pick<Text, 'english' | 'slots' | 'freeSlots'> {
  /** Index, category or name; left out for a text that is one. */
  readonly part?: string
}

function partsOf(value: Words[string], rules: Intl.PluralRules): readonly Part[] {
  if (typeof value === 'string') return [textOf(value)]
  if ('other' in value)
    return rules.resolvedOptions().pluralCategories.map((category) => formOf(value, category, rules))
  return Object.entries(value).map(([part, english]: [string, string]) => ({ part, ...textOf(english) }))
}

function textOf(english: string): Part {
  return { english, slots: slotsIn(english), freeSlots: [] }
}

function formOf(forms: PluralForms, category: Intl.LDMLPluralRule, rules: Intl.PluralRules): Part {
  const { english, slots } = textOf(forms.other)
  if (!isForOne(category, rules)) return { part: category, english, slots, freeSlots: [] }
  const isCount = (slot: string) => slot === 'count'
  return {
    part: category,
    english: forms[category] ?? english,
    slots: slots.filter((slot) => !isCount(slot)),
    freeSlots: slots.filter(isCount),
  }
}

/** Whether a category is that of one whole number: "one" is in English, but not in Russian, where 21 is "one" as well. */
function isForOne(category: Intl.LDMLPluralRule, rules: Intl.PluralRules): boolean {
  const numbers = Array.from({ length: 200 }, (_, count) => count)
  return numbers.filter((count) => rules.select(count) === category).length === 1
}

/** Names in braces of a text, each once. */
export function slotsIn(text: string): readonly string[] {
  return [...new Set(text.match(/(?<=\{)\w+(?=\})/g))]
}

type Block = BuiltFeature['texts'][number] | typeof shellTexts | typeof embeddedTexts

type IndexOf<Texts extends readonly unknown[]> = Exclude<keyof Texts, keyof (readonly unknown[])> & string

type KeysOf<Id extends string, Words> = {
  [Key in keyof Words & string]: Words[Key] extends string
    ? `${Id}.${Key}`
    : Words[Key] extends readonly string[]
      ? `${Id}.${Key}.${IndexOf<Words[Key]>}`
      : `${Id}.${Key}.${keyof PluralForms}`
}[keyof Words & string]

type KeysOfBlock<Each> = Each extends TextBlock ? KeysOf<Each['id'], Each['words']> : never

/**
 * The name of one text in `locale.texts`: `connect.title`; one of several is `connecting.hints.0`; one that depends on
 * a number is `networks.results.one`; buttons in the page are `page.connect`; errors are `error.wallet/rejected.title`.
 */
export type TextKey =
  | KeysOfBlock<Block>
  | `page.${keyof TranslatedPage}`
  | `error.${keyof typeof coreRows}.${keyof UserError}`
