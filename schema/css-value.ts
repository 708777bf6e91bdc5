/** Functions a token may use: none of them fetches anything. */
const functions =
  /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|var|calc|min|max|clamp|cubic-bezier|steps|linear)$/i

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']' }

/**
 * What is wrong with a value that is to become one CSS declaration, or `undefined`. A value must not end the
 * declaration, open a block, hide the rest in a comment, a string or a bracket, or fetch anything.
 */
export function cssValueProblem(value: string): string | undefined {
  if (value.trim() === '') return 'must not be empty'
  if (value.length > 200) return 'must not be longer than 200 characters'
  if (/[;{}<>@\\!`]|\/\*|\*\//.test(value)) return 'must not hold any of ; { } < > @ ! ` \\ or a comment'
  if ([...value].some((character) => character < ' ' || character === '\u007f')) return 'must be on one line'
  const unknown = [...value.matchAll(/([-\w]*)\(/g)].find(([, name = '']) => name !== '' && !functions.test(name))
  if (unknown) return `must not use ${unknown[1]}()`
  return isBalanced(value) ? undefined : 'must close every quote and bracket'
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
