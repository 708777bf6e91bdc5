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
