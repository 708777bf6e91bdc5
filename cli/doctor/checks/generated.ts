import type { Change } from '../../plan/plan.js'
import { pendingChanges } from '../../plan/plan.js'
import type { Check, Finding, Repair } from '../check.js'

/** What `generate` would write is what is there. */
export const generated: Check = {
  id: 'D-21',
  severity: 'error',
  title: 'Generated files are fresh and unedited',
  why: 'The app runs on the generated files, and misses newer settings of the config.',
  async run({ config: { plan } }) {
    if (!plan) return []
    const changes = pendingChanges(plan)
    // One generation is not written in part: what is refused keeps the others.
    const isFree = changes.every(({ kind }) => kind !== 'refuse')
    return changes.map((change) => ({ ...findingOf(change), ...(isFree && { repair: generate }) }))
  },
}

const generate: Repair = ({ config: { plan } }) => (plan ? pendingChanges(plan) : [])

function findingOf(change: Exclude<Change, { readonly kind: 'keep' }>): Finding {
  const { path: file } = change
  const command = 'Run `npx modal-kit generate`'
  switch (change.kind) {
    case 'create':
      return { what: `${file} is missing.`, fix: `${command}, which writes it.`, file }
    case 'replace':
      return {
        what: `${file} differs from what the config and this version generate.`,
        fix: `${command}, which writes it anew.`,
        file,
      }
    case 'remove':
      return { what: `${file} is left over from another config.`, fix: `${command}, which removes it.`, file }
    case 'refuse':
      return {
        what: `${file} can't be updated: ${change.reason}.`,
        fix: 'Move your changes to index.tsx, then run `npx modal-kit generate --force`. It keeps a copy as *.orig.',
        file,
      }
  }
}
