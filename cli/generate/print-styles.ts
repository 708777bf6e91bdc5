import { tokenDeclarations } from '../../schema/token-css.js'
import type { Resolved } from '../config/resolved.js'

const always = ['base.css', 'controls.css', 'modal.css', 'messages.css']
const schemes = { system: 'light dark', light: 'light', dark: 'dark' } as const

/** Prints the body of `modal-kit.css`: one import for each stylesheet something that is on needs, and the tokens. */
export function printStyles({ features, theme, embedded }: Resolved): string {
  const layer = theme.layer ? ' layer(modal-kit)' : ''
  const own = features.flatMap(({ css, styles = [] }) => [...styles, ...(css ? [css] : [])])
  const files = [...always, ...(embedded ? ['embedded.css'] : []), ...new Set(own)]
  const imports = files.map((file) => `@import "create-modal-kit/css/${file}"${layer};`)
  const variables = tokenDeclarations(theme.tokens).map((line) => `  ${line}`)
  return `${imports.join('\n')}

:where([data-mk]) {
  color-scheme: ${schemes[theme.mode]};
${variables.join('\n')}
}
`
}
