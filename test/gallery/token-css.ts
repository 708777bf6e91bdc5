import { presets } from '../../schema/presets.data.js'
import { tokenDeclarations } from '../../schema/token-css.js'
import type { TokenValue } from '../../schema/tokens.js'

/** The token part of a host's stylesheet; with the name of a preset, its look. Throws for a name that is none. */
export function tokenCss(preset: string | null = null): string {
  const looks: Readonly<Record<string, Readonly<Record<string, TokenValue>>>> = presets
  const values = preset === null ? {} : looks[preset]
  if (!values) throw new Error(`${preset} is none of ${Object.keys(presets).join(', ')}`)
  return `:where([data-mk]) {\n  ${tokenDeclarations(values).join('\n  ')}\n}\n`
}
