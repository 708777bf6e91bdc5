/** Functions a token may use: none of them fetches anything. */
const functions =
  /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|var|calc|min|max|clamp|cubic-bezier|steps|linear)$/i

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']' }

/**
 * What is wrong with a value that is to become one CSS declaration, or `undefined`. A value must not end the
 * declaration, open a block, hide the rest in a comment, a string or a bracket, fetch anything, or look like
 * something else in an editor.
 */
export function cssValueProblem(value: string): string | undefined {
  if (value.trim() === '') return 'must not be empty'
  if (value.length > 200) return 'must not be longer than 200 characters'
  if (/[;{}<>@\\!`]|\/\*|\*\//.test(value)) return 'must not hold any of ; { } < > @ ! ` \\ or a comment'
  if (/[\n\r\f\u2028\u2029]/.test(value)) return 'must be on one line'
  if (/[\p{Cc}\p{Cf}\p{Cs}]/u.test(value)) return 'must not hold characters that cannot be seen'
  const unknown = [...value.matchAll(/([-\w\P{ASCII}]*)\(/gu)].find(
    ([, name = '']) => name !== '' && !functions.test(name),
  )
  if (unknown) return `must not use ${unknown[1]}()`
  return isBalanced(value) ? undefined : 'must close every quote and bracket'
}

/**
 * The parts of a value that passed `cssValueProblem`, parted where neither a string nor a bracket is open; without the
 * space around them. Several spaces are one.
 */
export function cssParts(value: string, separator: ',' | ' '): readonly string[] {
  const parts = ['']
  const text = separator === ' ' ? value.trim() : value
  for (const [token] of text.matchAll(/"[^"]*"|'[^']*'|\s+|./gsu)) {
    const last = parts.length - 1
    const isOpen = depthOf(parts[last] ?? '') > 0
    if (!isOpen && (separator === ',' ? token === ',' : /^\s/.test(token))) parts.push('')
    else parts[last] += token
  }
  return parts.map((part) => part.trim())
}

function depthOf(text: string): number {
  const bare = text.replace(/"[^"]*"|'[^']*'/g, '')
  return (bare.match(/[([]/g) ?? []).length - (bare.match(/[)\]]/g) ?? []).length
}

function isBalanced(value: string): boolean {
  const open: string[] = []
  for (const character of value.replace(/"[^"]*"|'[^']*'/g, '')) {
    if (character === '"' || character === "'") return false
    const end = closing[character]
    if (end) open.push(end)
    else if ((character === ')' || character === ']') && open.pop() !== character) return false
  }
  return open.length === 0
}
