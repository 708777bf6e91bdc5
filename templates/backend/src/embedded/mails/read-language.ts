import { mailLanguage } from './language.js'
import type { MailLanguage } from './texts.data.js'

/** Languages of a header that are looked at. */
const MOST = 20

/**
 * The first language of an `Accept-Language` header that there are words in, by its weights (RFC 9110, 12.5.4); English
 * where there is none.
 */
export function readLanguage(header = ''): MailLanguage {
  const wishes = header
    .slice(0, 500)
    .split(',', MOST)
    .map((part) => {
      const [tag = '', ...rest] = part.split(';').map((piece) => piece.trim())
      const weight = Number(rest.find((piece) => piece.startsWith('q='))?.slice(2) ?? '1')
      return { tag, weight }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  const known = wishes.find(({ tag }) => mailLanguage(tag) !== 'en' || /^en\b/i.test(tag))
  return mailLanguage(known?.tag)
}
