import type { PlacedIssue } from '../../config/issue.js'
import type { Check, Finding } from '../check.js'

/** Nothing of this machine goes to production. In any other mode the report tells it beside the findings. */
export const production: Check = {
  id: 'D-10',
  severity: 'error',
  title: 'The production config names no service of this machine',
  why: 'The browsers of your users ask their own machine, where nothing answers.',
  async run({ mode, config: { forProduction } }) {
    return mode === 'production' ? forProduction.map(findingOf) : []
  },
}

/** What is wrong with the config, as a finding. */
export function findingOf({ file, line, path, message, found, fix }: PlacedIssue): Finding {
  const value = found === undefined ? '' : ` (found ${found})`
  return { what: `${path ? `${path} ` : ''}${message}${value}.`, fix, file, ...(line !== undefined && { line }) }
}
