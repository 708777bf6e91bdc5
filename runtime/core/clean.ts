/**
 * Text that comes from a wallet or a node, fit to be shown: no control, bidi or invisible characters but those that emoji
 * are joined with, no towers of accents, at most `max` characters; empty where nothing of it shows. Show it inside `<bdi>`.
 */
export function clean(text: string, max = 40): string {
  // Most names are ASCII: the patterns for what is not are slow to compile, and the first view has a name.
  const shown = /[^ -~]/.test(text)
    ? text
        .replace(/(?!\u200c|\u200d|\ufe0f)[\p{DI}\u2800]/gu, '')
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .replace(/(\p{M}{2})\p{M}+/gu, '$1')
        // What joins emoji shows nothing alone.
        .replace(/^[\p{DI}\s]+/u, '')
    : text.replace(/ +/g, ' ')
  const plain = shown.trim()
  const letters = [...plain]
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : plain
}
