/**
 * Text that comes from a wallet or a node, fit to be shown: no control, bidi or invisible characters, no towers of
 * accents, at most `max` characters. Show it inside `<bdi>`.
 */
export function clean(text: string, max = 40): string {
  const plain = text
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim()
  const letters = [...plain]
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : plain
}
