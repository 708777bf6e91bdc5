import { loginTexts, type MailLanguage } from './texts.data.js'

/** The language of mails for a tag such as `pt-BR`: English where it is none of ours. */
export function mailLanguage(tag = ''): MailLanguage {
  const base = tag.toLowerCase().split(/[-_]/)[0] ?? ''
  return isLanguage(base) ? base : 'en'
}

function isLanguage(text: string): text is MailLanguage {
  return Object.hasOwn(loginTexts, text)
}

/** A text with its parts in braces filled in. */
export function fill(text: string, words: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(words, name) ? String(words[name]) : whole))
}

/** Addresses keep their order among words that are read from right to left (UAX #9, isolates). */
export function leftToRight(text: string, language: MailLanguage): string {
  return language === 'ar' ? `\u2066${text}\u2069` : text
}

/** The same of each word: what texts are filled in with. */
export function ltrWords<Name extends string>(words: Readonly<Record<Name, string>>, language: MailLanguage) {
  const entries = Object.entries<string>(words).map(([name, text]) => [name, leftToRight(text, language)])
  return Object.fromEntries(entries) as Record<Name, string>
}
