import type { Token, TokenValue } from './tokens.js'
import { tokens } from './tokens.js'

/** The CSS variable of a token: `color.on-accent` is `--mk-color-on-accent`. */
export function variableOf(name: string): string {
  return `--mk-${name.replaceAll('.', '-')}`
}

/** The token a CSS variable would belong to: `--mk-color-on-accent` is `color.on-accent`, which may not exist. */
export function tokenOf(variable: string): string {
  return variable.replace(/^--mk-([a-z]+)-/, '$1.')
}

/** What the token table says of a name, or `undefined` when it has no such name. */
export function defaultOf(name: string): TokenValue | undefined {
  const table: Readonly<Record<string, Token>> = tokens
  if (!Object.hasOwn(table, name)) return undefined
  const { light, dark } = table[name] ?? {}
  return light === undefined || dark === undefined ? light : { light, dark }
}

/** Every token as a CSS declaration, one a line and in the order of the table, with the given values over the table's. */
export function tokenDeclarations(values: Readonly<Partial<Record<string, TokenValue>>>): readonly string[] {
  return Object.entries(tokens).map(([name, { use }]) => {
    return `${variableOf(name)}: ${cssOf(values[name] ?? defaultOf(name) ?? '')}; /* ${use} */`
  })
}

/** Only colours have two values, which is what `light-dark()` takes. */
function cssOf(value: TokenValue): string {
  if (typeof value === 'string') return value
  return value.light === value.dark ? value.light : `light-dark(${value.light}, ${value.dark})`
}
