import type { TokenValue } from '../../schema/theme.js'
import type { Token } from '../../schema/tokens.js'
import { tokens } from '../../schema/tokens.js'
import type { Resolved } from '../config/resolved.js'

const always = ['base.css', 'controls.css', 'modal.css']
const schemes = { system: 'light dark', light: 'light', dark: 'dark' } as const

/** Prints the body of `modal-kit.css`: one import for each stylesheet something that is on needs, and the tokens. */
export function printStyles({ features, theme }: Resolved): string {
  const layer = theme.layer ? ' layer(modal-kit)' : ''
  const files = [...always, ...features.map(({ css }) => css)]
  const imports = files.map((file) => `@import "create-modal-kit/css/${file}"${layer};`)
  const table: Readonly<Record<string, Token>> = tokens
  const variables = Object.entries(table).map(([name, token]) => {
    return `  ${variableOf(name)}: ${cssOf(theme.tokens[name] ?? defaultOf(token))}; /* ${token.use} */`
  })
  return `${imports.join('\n')}

:where([data-mk]) {
  color-scheme: ${schemes[theme.mode]};
${variables.join('\n')}
}
`
}

/** The CSS variable of a token: `color.surface` is `--mk-color-surface`. */
export function variableOf(token: string): string {
  return `--mk-${token.replaceAll('.', '-')}`
}

function defaultOf({ light, dark }: Token): TokenValue {
  return dark === undefined ? light : { light, dark }
}

/** Only colours have two values, which is what `light-dark()` takes. */
function cssOf(value: TokenValue): string {
  if (typeof value === 'string') return value
  return value.light === value.dark ? value.light : `light-dark(${value.light}, ${value.dark})`
}
