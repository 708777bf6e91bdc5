import { join } from 'node:path'
import type { Context } from '../context.js'
import { readStamp, stampKindOf } from '../generate/stamp.js'

/** The owner of a file: the kit writes it every time, or the user owns it after the first time. */
export type Owner = 'generated' | 'yours'

/** A file the kit wants to exist. */
export interface Artifact {
  /** Path from the project folder, with forward slashes. */
  readonly path: string
  readonly owner: Owner
  readonly content: string
}

/** A small change to a file that is already there, computed on the text that was read. */
export interface Edit {
  readonly path: string
  readonly before: string
  readonly after: string
  /** What the edit does, in one line: `import the stylesheet`. */
  readonly summary: string
}

/** One row of a plan. `before` is what was on disk when the plan was made. */
export type Change =
  | { readonly kind: 'create'; readonly path: string; readonly after: string }
  | {
      readonly kind: 'replace'
      readonly path: string
      readonly before: string
      readonly after: string
      readonly summary?: string
    }
  | { readonly kind: 'keep'; readonly path: string }
  | { readonly kind: 'remove'; readonly path: string; readonly before: string }
  | {
      readonly kind: 'refuse'
      readonly path: string
      readonly before: string
      readonly after: string
      readonly reason: string
    }

/** Everything a command would do to the project: computed once, then shown or applied. */
export interface Plan {
  readonly changes: readonly Change[]
}

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
  if (!present) return { kind: 'refuse', path, before, after: content, reason: "it wasn't written by create-modal-kit" }
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
  return { kind: 'refuse', path, before, after: '', reason: "it's no longer needed, but was edited by hand" }
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

const words = { create: 'create', replace: 'change', keep: 'keep', remove: 'remove', refuse: 'refuse' } as const

/** A plan as one line for each file: `create  src/modal-kit/generated.ts`. */
export function showPlan({ changes }: Plan): string {
  return changes.map((change) => `${words[change.kind].padEnd(8)}${change.path}${remark(change)}`).join('\n')
}

/** A plan as a unified diff; empty when nothing would change. What is refused is shown with what it would become. */
export async function showDiff({ changes }: Plan): Promise<string> {
  // Loaded here because only a diff needs it.
  const { createTwoFilesPatch } = await import('diff')
  const patches = changes.map((change) => {
    if (change.kind === 'keep') return ''
    const before = change.kind === 'create' ? '' : change.before
    const from = change.kind === 'create' ? '/dev/null' : `a/${change.path}`
    const [to, after] = change.kind === 'remove' ? ['/dev/null', ''] : [`b/${change.path}`, change.after]
    return createTwoFilesPatch(from, to, before, after).replace(/^=+\n/, '')
  })
  return patches.join('')
}

function remark(change: Change): string {
  if (change.kind === 'refuse') return ` (${change.reason})`
  return change.kind === 'replace' && change.summary !== undefined ? ` (${change.summary})` : ''
}

/** A plan for programs, with what else there is to say beside it. Keys are only ever added. */
export function planJson(plan: Plan, more: Readonly<Record<string, unknown>> = {}): string {
  const changes = pendingChanges(plan).map((change) => ({
    kind: change.kind,
    path: change.path,
    ...(change.kind === 'replace' && change.summary !== undefined && { summary: change.summary }),
    ...(change.kind === 'refuse' && { reason: change.reason }),
  }))
  return JSON.stringify({ changes, ...more }, null, 2)
}
