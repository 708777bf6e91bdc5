/** Controls, marks that show nothing (zero-width, direction overrides, fillers), line separators and broken surrogates. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\u2800]/gu

/**
 * Text of others, safe to store and to show: unseen characters are taken out, every run of white space is one space,
 * no space at the ends, at most `limit` characters (of Unicode). Empty when nothing is left.
 */
export function cleanText(text: string, limit: number): string {
  const seen = text
    .replace(/[\t\n\r]/g, ' ')
    .replace(unseen, '')
    .replace(/\s+/g, ' ')
    .trim()
  return [...seen].slice(0, limit).join('').trim()
}

/** What searches compare: one form for letters that look alike (NFKC), lower case. */
export function searchKey(text: string): string {
  return cleanText(text, 512).normalize('NFKC').toLowerCase()
}
