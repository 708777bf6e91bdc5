import { ModalError } from '../../../schema/error.js'
import type { PlacedIssue } from '../../config/issue.js'
import type { Check } from '../check.js'
import { findingOf } from './production.js'

/** The config loads and its values are valid, in the words of `generate`. */
export const config: Check = {
  id: 'U-config',
  severity: 'error',
  title: 'The config loads and is valid',
  why: 'Without a valid config nothing can be generated, and the app keeps what an older one gave it.',
  async run({ config: { error, source } }) {
    if (!error) return []
    const issues = issuesOf(error)
    if (issues.length > 0) return issues.map(findingOf)
    if (!ModalError.is(error)) throw error
    return [{ what: `${error.title}. ${error.message}`, fix: error.fix, ...(source && { file: source.file }) }]
  },
}

function issuesOf(error: Error): readonly PlacedIssue[] {
  // What `config/invalid` carries as its cause.
  const isList = ModalError.is(error) && error.code === 'config/invalid' && Array.isArray(error.cause)
  return isList ? (error.cause as readonly PlacedIssue[]) : []
}
