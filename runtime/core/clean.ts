/**
 * Text that comes from a wallet or a node, fit to be shown: no control, bidi or invisible characters but those that emoji
 * are joined with, no towers of accents, at most `max` characters; empty where nothing of it shows. Show it inside `<bdi>`.
 */
export function clean(text: string, max = 40): string {
  const plain = isAscii(text) ? text.replace(/ +/g, ' ').trim() : cleanUnicode(text)
  const letters = [...plain]
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : plain
}

/** Most names are: what else may stand in one takes patterns that are slow to compile, and the first view has a name. */
const isAscii = (text: string) => /^[ -~]*$/.test(text)

function cleanUnicode(text: string): string {
  return (
    text
      .replace(/(?!\u200c|\u200d|\ufe0f)[\p{DI}\u2800]/gu, '')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .replace(/(\p{M}{2})\p{M}+/gu, '$1')
      // What joins emoji shows nothing alone.
      .replace(/^[\p{DI}\s]+/u, '')
      .trim()
  )
}
