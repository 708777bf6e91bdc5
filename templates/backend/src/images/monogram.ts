import { createHash } from 'node:crypto'

const segments = { granularity: 'grapheme' } as const

/**
 * A picture for what has none: up to `letters` initials on a colour that always is the same for the same `seed`. The
 * label may be anything: only its letters and digits (and signs of currencies) are shown.
 */
export function monogram(
  label: string,
  { seed = label, letters = 2 }: { readonly seed?: string; readonly letters?: number } = {},
): string {
  const hue = createHash('sha256').update(seed).digest().readUInt16BE(0) % 360
  const text = initials(label, letters)
  const size = [0, 20, 16, 12, 10][[...text].length] ?? 10
  const name = escapeXml(text)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40" role="img" aria-label="${name}">` +
    `<rect width="40" height="40" fill="hsl(${hue} 55% 32%)"/>` +
    '<text x="20" y="20" fill="#fff" font-family="system-ui, sans-serif" font-weight="600" text-anchor="middle" ' +
    `dominant-baseline="central" font-size="${size}">${name}</text></svg>`
  )
}

/** The first letters of the first words; of one word, its first letters. */
function initials(label: string, letters: number): string {
  const words =
    label
      .slice(0, 256)
      .normalize('NFC')
      .match(/[\p{L}\p{N}\p{Sc}][\p{L}\p{N}\p{M}\p{Sc}]*/gu) ?? []
  const split = new Intl.Segmenter('en', segments)
  const graphemes = (word: string) =>
    Array.from(split.segment(word), ({ segment }) => [...segment].slice(0, 2).join(''))
  const [only = ''] = words
  const first = words.length > 1 ? words.map((word) => graphemes(word)[0] ?? '') : graphemes(only)
  return first.slice(0, letters).join('').toUpperCase() || '?'
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}

/** The short sign of a currency by its ISO 4217 code (`USD`: `$`), or `undefined` for a code that is none. */
export function currencySign(code: string): string | undefined {
  if (!Intl.supportedValuesOf('currency').includes(code)) return undefined
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? code
}
