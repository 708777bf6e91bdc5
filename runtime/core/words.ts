/** A text that depends on a number, by the plural categories of CLDR; `{count}` is filled in. */
export interface PluralForms {
  readonly zero?: string
  readonly one?: string
  readonly two?: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

/** Texts by key: a text, texts in a fixed order, or one that depends on a number. `{slots}` are filled with `fill`. */
export type WordTable = Readonly<Record<string, string | readonly string[] | PluralForms>>

/** The English texts of one part of the modal, under the name its translations have. They live beside what shows them. */
export interface TextBlock<Words extends WordTable = WordTable> {
  readonly id: string
  readonly words: Words
}

/** The same keys in another language; texts in a fixed order keep their number. */
export type Translation<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends readonly string[]
      ? Row<Words[Key]>
      : PluralForms
}

type Row<Texts extends readonly string[]> = { readonly [Index in keyof Texts]: string }

/** The words of some blocks in another language, by the id of the block. */
export type Translated<Block extends TextBlock> = { readonly [Each in Block as Each['id']]: Translation<Each['words']> }

/** The words of one feature in another language: every block its manifest names. */
export type TranslatedFeature<Manifest extends { readonly texts: readonly TextBlock[] }> = Translated<
  Manifest['texts'][number]
>

/** A text of a block, for a part of another feature to show: `label` makes one. */
export interface Label {
  readonly texts: TextBlock
  readonly key: string
}

/** Names a text of a block. */
export function label<const Words extends WordTable>(texts: TextBlock<Words>, key: keyof Words & string): Label {
  return { texts, key }
}
