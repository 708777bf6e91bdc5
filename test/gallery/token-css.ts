import { type Token, tokens } from '../../schema/tokens.js'

/** The token part of a host's stylesheet. */
export function tokenCss(): string {
  const lines = Object.entries<Token>(tokens).map(([name, { light, dark }]) => {
    const value = dark === undefined ? light : `light-dark(${light}, ${dark})`
    return `  --mk-${name.replaceAll('.', '-')}: ${value};`
  })
  return `:where([data-mk]) {\n${lines.join('\n')}\n}\n`
}
