import type { UserErrorRow } from '../../schema/error.js'
import type { Cell } from './cell.js'
import type { coreRows } from './error-rows.data.js'
import type { Host } from './host.js'
import type { PageWords } from './page-words.js'
import type { WordTable } from './words.js'

/** What a locale pack holds of the features that are on. Whatever is missing stays English. */
export interface Locale {
  /** BCP 47. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** By the id of the block. */
  readonly words: Readonly<Record<string, Partial<WordTable>>>
  /** The error catalogue, by code. */
  readonly errors?: Readonly<Record<string, TranslatedError>>
}

/** What people read of an error, in another language; developers read English. */
export type TranslatedError = Pick<UserErrorRow, 'title' | 'userMessage'>

/** What people read of the errors of one feature, by code. `locales.test.ts` compares it with the feature's rows. */
export type TranslatedFeatureErrors = Readonly<Record<`${string}/${string}`, TranslatedError>>

/** The error catalogue in another language: every code, with the same `{slots}`. */
export type TranslatedErrors = { readonly [Code in keyof typeof coreRows]: TranslatedError }

/** The language of one kit, where the app speaks more than English. */
export interface LocaleService {
  /** What the modal speaks; `null` while its words are not fetched, English where they could not be. */
  readonly current: Cell<Locale | null>
  readonly page: Cell<PageWords>
  /** Every language of the app, the default first. */
  readonly offered: readonly string[]
  /** Fetches the words of the language that is set. Never rejects: without them the modal speaks English. */
  load(): Promise<void>
  /** Changes the language: `pt-BR` takes `pt` where that is what the app offers; an unknown one, or none, changes nothing. */
  set(lang: string | undefined): void
}

/** Makes the language of a kit, beginning with `lang` where the app offers it. */
export type LocaleSource = (host: Pick<Host, 'clock' | 'log'>, lang?: string) => LocaleService
