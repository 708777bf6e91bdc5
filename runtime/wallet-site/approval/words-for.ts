import { approvalWords } from './approval-words.data.js'
import type { ApprovalWords } from './approval-words.js'

/** Words, with the language they are in. */
export interface LocalWords {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly words: ApprovalWords
}

/** The words for a language (BCP 47): a region is left out, and what is not known is English. */
export function wordsFor(language: string): LocalWords {
  const [base = ''] = language.toLowerCase().split(/[-_]/)
  const lang = Object.hasOwn(approvalWords, base) ? base : 'en'
  return { lang, dir: lang === 'ar' ? 'rtl' : 'ltr', words: approvalWords[lang] ?? approvalWords.en }
}
