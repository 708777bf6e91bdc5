import type { TokenName } from './tokens.js'

/** What a token takes: a colour, a list of fonts, a font weight, a length, shadows, a whole number, a time or an easing. */
export type TokenKind = 'color' | 'family' | 'weight' | 'length' | 'shadow' | 'integer' | 'duration' | 'easing'

const exact: Readonly<Partial<Record<TokenName, TokenKind>>> = {
  'font.family': 'family',
  'font.title': 'family',
  'font.mono': 'family',
  'motion.ease': 'easing',
}

const byGroup = {
  color: 'color',
  font: 'weight',
  text: 'length',
  space: 'length',
  radius: 'length',
  shadow: 'shadow',
  blur: 'length',
  size: 'length',
  layer: 'integer',
  motion: 'duration',
} as const satisfies Readonly<Record<TokenGroup, TokenKind>>

/** What stands before the dot of a name. A new group does not compile until the table says what its tokens take. */
type TokenGroup = TokenName extends infer Name ? (Name extends `${infer Group}.${string}` ? Group : never) : never

/** What a token takes, told by its name. */
export function kindOf(name: TokenName): TokenKind {
  // The part before the dot of every name is a key of the table; split knows only that it is text.
  return exact[name] ?? byGroup[name.split('.')[0] as TokenGroup]
}
