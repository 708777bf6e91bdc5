import { z } from 'zod'
import type { LanguageTag } from './language.js'
import { discriminate, list, strict } from './shapes.js'
import type { TextKey } from './texts.js'

/** Texts of your own by their names: `{ 'connect.title': 'Log in' }`. The `{slots}` of the text they replace stay. */
export type OwnTexts = { readonly [Key in TextKey]?: string | undefined }

/** The languages of an app. */
export interface LocaleOptions {
  /** The language until the user chooses; the first of `offer` when left out. */
  readonly default?: LanguageTag | undefined
  /** Every language users can be given, by the `locale` of `<ModalKit>` or by `useLocale()`; `default` is always one. */
  readonly offer?: readonly LanguageTag[] | undefined
  /** Texts in place of ours, by language. */
  readonly texts?: { readonly [Tag in LanguageTag]?: OwnTexts | undefined } | undefined
}

/** The `locale` key of the config: one language, or more about it. */
export type LocaleInput = LanguageTag | LocaleOptions

const text = z.string().trim().min(1).max(500)

const options = strict({
  default: text.optional(),
  offer: list(text, 1).optional(),
  texts: z.record(z.string(), z.record(z.string(), text.optional())).optional(),
})

/** Checks its shape; which languages and texts there are is for the CLI, which also knows what was meant. */
export const localeSchema = discriminate<LocaleInput>((value) => (typeof value === 'object' ? options : text))
