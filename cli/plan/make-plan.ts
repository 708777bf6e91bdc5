import { join } from 'node:path'
import type { Context } from '../context.js'
import { readStamp, stampKindOf } from '../generate/stamp.js'
import type { Artifact, Change, Edit, Plan } from './plan.js'

/** What a plan is made of. */
export interface Wanted {
  readonly artifacts: readonly Artifact[]
  readonly edits: readonly Edit[]
  /** Paths of files a run with another config has generated. They go where they still carry our stamp. */
  readonly leftovers?: readonly string[]
  /** Replaces generated files that were edited by hand, keeping a copy as `*.orig`. */
  readonly force: boolean
}

/**
 * Compares what is wanted with the disk. A generated file that only a formatter has touched is kept, one that was
 * edited by hand, or was there before the kit, is refused; a file of the user's is never touched again. Removals come
 * last, when nothing imports them any more.
 */
export async function makePlan(wanted: Wanted, { cwd, files }: Pick<Context, 'cwd' | 'files'>): Promise<Plan> {
  const copyOf = (path: string) => files.read(join(cwd, `${path}.orig`))
  const rows = await Promise.all(
    wanted.artifacts.map(async (artifact) => {
      const before = await files.read(join(cwd, artifact.path))
      const change = changeTo(artifact, before)
      if (change.kind !== 'refuse' || !wanted.force) return [change]
      return forced(change, await copyOf(change.path))
    }),
  )
  const removals = (wanted.leftovers ?? []).map(async (path) => {
    const change = removalOf(path, await files.read(join(cwd, path)))
    return change?.kind === 'refuse' && wanted.force ? forcedRemoval(change, await copyOf(path)) : (change ?? [])
  })
  return { changes: [...rows.flat(), ...wanted.edits.map(changeOf), ...(await Promise.all(removals)).flat()] }
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

/** What becomes of a file that is not wanted any more; nothing where there is none, or one that is not ours. */
function removalOf(path: string, before: string | undefined): Change | undefined {
  const present = before === undefined ? undefined : readStamp(stampKindOf(path), before)
  if (before === undefined || !present) return undefined
  if (!present.isEdited) return { kind: 'remove', path, before }
  return { kind: 'refuse', path, before, after: '', reason: 'it is not needed any more, but was edited by hand' }
}

type Refusal = Extract<Change, { readonly kind: 'refuse' }>

function forced({ path, before, after }: Refusal, copy: string | undefined): readonly Change[] {
  return [keptCopy(path, before, copy), { kind: 'replace', path, before, after }]
}

function forcedRemoval({ path, before }: Refusal, copy: string | undefined): readonly Change[] {
  return [keptCopy(path, before, copy), { kind: 'remove', path, before }]
}

function keptCopy(path: string, after: string, copy: string | undefined): Change {
  const kept = { path: `${path}.orig`, after }
  return copy === undefined ? { kind: 'create', ...kept } : { kind: 'replace', ...kept, before: copy }
}
