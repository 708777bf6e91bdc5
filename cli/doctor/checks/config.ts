import { ModalError } from '../../../schema/error.js'
import type { PlacedIssue } from '../../config/issue.js'
import type { Change } from '../../plan/plan.js'
import type { Check } from '../check.js'
import { findingOf } from './production.js'

/** The config loads and its values are valid, in the words of `generate`. */
export const config: Check = {
  id: 'U-config',
  severity: 'error',
  title: 'The config loads and is valid',
  why: 'Without a valid config nothing is generated, and the app keeps its old files.',
  async run({ config: { error, source } }) {
    if (!error) return []
    const issues = issuesOf(error)
    if (issues.length > 0) {
      const change = source && (await corrected(source, issues))
      return issues.map((issue) => ({
        ...findingOf(issue),
        ...(issue.instead && change && { repair: () => [change] }),
      }))
    }
    if (!ModalError.is(error)) throw error
    return [{ what: `${error.title}. ${error.message}`, fix: error.fix, ...(source && { file: source.file }) }]
  },
}

/** The config with the names in it that were most likely meant. */
async function corrected(
  { file, text }: { readonly file: string; readonly text: string },
  issues: readonly PlacedIssue[],
): Promise<Change | undefined> {
  const { correctNames } = await import('../../config/correct-names.js')
  const { text: after, names } = await correctNames(text, issues)
  if (names.length === 0) return undefined
  return { kind: 'replace', path: file, before: text, after, summary: `write ${names.join(', ')}` }
}

function issuesOf(error: Error): readonly PlacedIssue[] {
  // What `config/invalid` carries as its cause.
  const isList = ModalError.is(error) && error.code === 'config/invalid' && Array.isArray(error.cause)
  return isList ? (error.cause as readonly PlacedIssue[]) : []
}
