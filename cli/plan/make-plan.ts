import { join } from 'node:path'
import type { Context } from '../context.js'
import { readStamp, stampKindOf } from '../generate/stamp.js'
import type { Artifact, Change, Edit, Plan } from './plan.js'

/** What a plan is made of. */
export interface Wanted {
  readonly artifacts: readonly Artifact[]
  readonly edits: readonly Edit[]
  /** Replaces generated files that were edited by hand, keeping a copy as `*.orig`. */
  readonly force: boolean
}

/**
 * Compares what is wanted with the disk. A generated file that only a formatter has touched is kept, one that was
 * edited by hand, or was there before the kit, is refused; a file of the user's is never touched again.
 */
export async function makePlan(wanted: Wanted, { cwd, files }: Pick<Context, 'cwd' | 'files'>): Promise<Plan> {
  const rows = await Promise.all(
    wanted.artifacts.map(async (artifact) => {
      const before = await files.read(join(cwd, artifact.path))
      const change = changeTo(artifact, before)
      if (change.kind !== 'refuse' || !wanted.force) return [change]
      return forced(change, await files.read(join(cwd, `${change.path}.orig`)))
    }),
  )
  return { changes: [...rows.flat(), ...wanted.edits.map(changeOf)] }
}

/** The rows of a plan that would write, or cannot: empty when the project is up to date. */
export function pendingChanges({ changes }: Plan): readonly Exclude<Change, { readonly kind: 'keep' }>[] {
  return changes.filter((change) => change.kind !== 'keep')
}

function changeTo({ path, owner, content }: Artifact, before: string | undefined): Change {
  if (before === undefined) return { kind: 'create', path, after: content }
  if (owner === 'yours' || before === content) return { kind: 'keep', path }
  const kind = stampKindOf(path)
  const present = readStamp(kind, before)
  const next = readStamp(kind, content)
  if (!present)
    return { kind: 'refuse', path, before, after: content, reason: 'it was not written by create-modal-kit' }
  if (present.isEdited) return { kind: 'refuse', path, before, after: content, reason: 'it was edited by hand' }
  const isSame = present.checksum === next?.checksum && present.version === next.version
  return isSame ? { kind: 'keep', path } : { kind: 'replace', path, before, after: content }
}

function changeOf({ path, before, after, summary }: Edit): Change {
  return before === after ? { kind: 'keep', path } : { kind: 'replace', path, before, after, summary }
}

function forced(change: Extract<Change, { readonly kind: 'refuse' }>, copy: string | undefined): readonly Change[] {
  const { path, before, after } = change
  const kept = { path: `${path}.orig`, after: before }
  return [
    copy === undefined ? { kind: 'create', ...kept } : { kind: 'replace', ...kept, before: copy },
    { kind: 'replace', path, before, after },
  ]
}
