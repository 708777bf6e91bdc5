import type { Check } from '../check.js'

/** Nothing of this machine goes to production. */
export const production: Check = {
  id: 'D-10',
  severity: 'error',
  title: 'The production config names no service of this machine',
  why: 'The browsers of your users ask their own machine, where nothing answers.',
  async run({ config: { forProduction } }) {
    return forProduction.map(({ file, line, path, message, found, fix }) => ({
      what: `${path} ${message}${found === undefined ? '' : ` (found ${found})`}.`,
      fix,
      file,
      ...(line !== undefined && { line }),
    }))
  },
}
