import type { Check } from '../check.js'
import { lineOf } from '../line-of.js'

/** The kit is silent in production. */
export const debugOff: Check = {
  id: 'D-35',
  severity: 'warning',
  title: 'The production config has debug off',
  why: 'The console of every visitor tells which wallet and which account they use.',
  async run({ mode, config: { value, source } }) {
    if (mode !== 'production' || value?.debug !== true) return []
    const fix = "Remove debug, or write it as `debug: mode !== 'production'` in a config that is a function of mode."
    return [{ what: 'debug is on.', fix, ...(source && { file: source.file, ...lineOf(source.text, 'debug') }) }]
  },
}
