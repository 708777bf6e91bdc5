/** One piece of a text that a formatter moves but does not break. */
export interface Token {
  readonly kind: 'comment' | 'string' | 'number' | 'word' | 'mark'
  /** As it stands in the file; of a string what is between its quotes. */
  readonly text: string
  /** Whether space or a line end stands before it. */
  readonly isApart: boolean
}

const code = [
  /(?<space>[\s\uFEFF]+)/,
  /(?<comment>\/\/[^\r\n]*|\/\*[\s\S]*?\*\/)/,
  /'(?<single>(?:[^'\\\r\n]|\\[\s\S])*)'|"(?<double>(?:[^"\\\r\n]|\\[\s\S])*)"/,
  /(?<number>\d[\w.]*)/,
  /(?<word>[\p{L}\p{N}_$]+)/u,
  /(?<mark>[\s\S])/,
]

const css = [
  /(?<space>[\s\uFEFF]+)/,
  /(?<comment>\/\*[\s\S]*?\*\/)/,
  /'(?<single>(?:[^'\\\r\n]|\\[\s\S])*)'|"(?<double>(?:[^"\\\r\n]|\\[\s\S])*)"/,
  /(?<number>[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:%|[a-z]+)?(?![\w-]))/i,
  /(?<word>[#@]?[\p{L}\p{N}_\\-]+)/u,
  /(?<mark>[\s\S])/,
]

/** Splits code, JSON or a stylesheet into its tokens. Nothing is lost but the space between them; it never throws. */
export function tokensOf(kind: 'code' | 'css', text: string): readonly Token[] {
  const rules = kind === 'css' ? css : code
  const pattern = new RegExp(rules.map(({ source }) => source).join('|'), kind === 'css' ? 'giu' : 'gu')
  let isApart = false
  const tokens: Token[] = []
  for (const { groups = {} } of text.matchAll(pattern)) {
    if (groups['space'] === undefined) tokens.push({ ...read(groups), isApart })
    isApart = groups['space'] !== undefined
  }
  return tokens
}

function read(groups: Readonly<Record<string, string | undefined>>): Pick<Token, 'kind' | 'text'> {
  for (const kind of ['comment', 'number', 'word', 'mark'] as const) {
    const text = groups[kind]
    if (text !== undefined) return { kind, text }
  }
  return { kind: 'string', text: groups['single'] ?? groups['double'] ?? '' }
}
