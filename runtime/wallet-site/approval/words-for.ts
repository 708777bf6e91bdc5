import { approvalWords } from './approval-words.data.js'
import type { LocalWords } from './approval-words.js'

/** The words of one language (two letters), as its file on the wallet's site has them. Throws for a language without words. */
export function wordsFor(lang: string): LocalWords {
  const words = Object.hasOwn(approvalWords, lang) ? approvalWords[lang] : undefined
  if (!words) throw new Error(`The card has no words in ${lang}.`)
  return { lang, dir: lang === 'ar' ? 'rtl' : 'ltr', words }
}
