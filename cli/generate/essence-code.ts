import { type Token, tokensOf } from './tokens.js'

/**
 * Code or JSON without what formatters and the safe fixes of linters change: space, line ends, semicolons, trailing
 * commas, the kind of quotes, quotes around keys, keys that say the same twice, how characters and numbers are written, the order and grouping of
 * imports, and our own `eslint-disable`, which ESLint removes where it had nothing to do. Anything else that differs
 * differs here as well. Unequal texts give equal essences only when they mean the same.
 */
export function codeEssence(text: string): string {
  const plain = tokensOf('code', text).filter((token) => !isOurs(token) && !isMark(token, ';'))
  const bare = plain.filter((token, index) => !isTrailingComma(token, plain[index - 1], plain[index + 1]))
  const { links, rest } = takeLinks(bare)
  const printed = rest.map((token, index) => print(token, rest[index - 1], rest[index + 1]))
  return [...links.sort(), ...withoutTwins(printed)].join('\n')
}

/** `{ errors: errors }` as `{ errors }`. */
function withoutTwins(printed: readonly string[]): readonly string[] {
  const isTwin = (at: number) =>
    printed[at] === ':' &&
    printed[at - 1] === printed[at + 1] &&
    /^[A-Za-z_$][\w$]*$/.test(printed[at + 1] ?? '') &&
    /^[{,]$/.test(printed[at - 2] ?? '') &&
    /^[,}]$/.test(printed[at + 2] ?? '')
  return printed.filter((_, at) => !isTwin(at) && !isTwin(at - 1))
}

function isOurs({ kind, text }: Token): boolean {
  return kind === 'comment' && /^\/\*\s*eslint-disable\s*\*\/$/.test(text)
}

function isMark(token: Token | undefined, marks: string): boolean {
  return token?.kind === 'mark' && marks.includes(token.text)
}

function isTrailingComma(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  return isMark(token, ',') && isMark(after, ')]}') && !isMark(before, '([{,')
}

function print({ kind, text }: Token, before: Token | undefined, after: Token | undefined): string {
  if (kind === 'number') return numberOf(text)
  if (kind !== 'string') return text
  const isKey = isMark(after, ':') && isMark(before, '{,')
  const value = stringOf(text)
  return isKey && /^[A-Za-z_$][\w$]*$/.test(value) ? value : JSON.stringify(value)
}

function numberOf(text: string): string {
  const value = Number(text.replaceAll('_', ''))
  return Number.isNaN(value) ? text : String(value)
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v' }

function stringOf(text: string): string {
  return text.replace(
    /\\(?:u([\dA-Fa-f]{4})|x([\dA-Fa-f]{2})|u\{([\dA-Fa-f]{1,5})\}|([\s\S]))/g,
    (_, unit?: string, byte?: string, point?: string, other = '') => {
      const digits = unit ?? byte ?? point
      return digits === undefined ? (escapes[other] ?? other) : String.fromCodePoint(Number.parseInt(digits, 16))
    },
  )
}

interface Taken {
  /** Imports and re-exports, one a name, in no order of their own. */
  readonly links: string[]
  readonly rest: readonly Token[]
}

/** Takes out the statements that name another module: formatters sort them, and the names in them. */
function takeLinks(tokens: readonly Token[]): Taken {
  const links: string[] = []
  const rest: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const length = linkLength(tokens, at)
    if (length === 0) rest.push(tokens[at] as Token)
    else links.push(...linksIn(tokens.slice(at, at + length)))
    at += Math.max(0, length - 1)
  }
  return { links, rest }
}

/** How many tokens from `at` on are `import … from 'x'` or `export … from 'x'`; 0 where there is none. */
function linkLength(tokens: readonly Token[], at: number): number {
  const first = tokens[at]
  if (first?.kind !== 'word' || !['import', 'export'].includes(first.text)) return 0
  if (first.text === 'import' && tokens[at + 1]?.kind === 'string') return 2
  for (let end = at + 1; end < tokens.length; end += 1) {
    const token = tokens[end]
    if (token?.kind === 'word' && token.text === 'from' && tokens[end + 1]?.kind === 'string') return end + 2 - at
    if (token?.kind !== 'word' && !isMark(token, '{},*')) return 0
  }
  return 0
}

/** `import type { A, b as c } from 'x'` is two links: which one comes first, and where `type` stands, does not matter. */
function linksIn(tokens: readonly Token[]): readonly string[] {
  const from = stringOf(tokens.at(-1)?.text ?? '')
  const texts = tokens.slice(1, -2).map(({ text }) => text)
  const verb = tokens[0]?.text ?? ''
  const isType = texts[0] === 'type' && texts[1] !== 'from' && texts[1] !== ','
  const open = texts.indexOf('{')
  if (open < 0 || texts.at(-1) !== '}') return [`${verb} ${texts.join(' ')} from ${JSON.stringify(from)}`]
  const outside = texts.slice(isType ? 1 : 0, open).join(' ')
  const names = texts
    .slice(open + 1, -1)
    .join(' ')
    .split(' , ')
  return [...(outside ? [outside] : []), ...names.map((name) => `{ ${typed(name, isType)} }`)].map(
    (name) => `${verb} ${name} from ${JSON.stringify(from)}`,
  )
}

function typed(name: string, isType: boolean): string {
  return isType && !name.startsWith('type ') ? `type ${name}` : name
}
