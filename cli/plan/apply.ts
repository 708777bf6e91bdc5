import { join } from 'node:path'
import { ModalError } from '../../schema/error.js'
import { defineErrors } from '../../schema/explain-error.js'
import type { Context } from '../context.js'
import { cliError } from '../errors.js'
import type { Change, Plan } from './plan.js'

type Write = Extract<Change, { readonly kind: 'create' | 'replace' | 'remove' }>

/**
 * Carries a plan out, in its order; the only function that writes to the project. Gives the paths written or removed.
 * All or nothing: when a file cannot be written, is not what the plan was made on, or the context is aborted, what
 * this run wrote is taken back. Throws `plan/refused` before the first write, `plan/changed`, `plan/failed`,
 * `plan/not-undone`, `files/busy`, or the reason of the abort.
 */
export async function applyPlan(
  plan: Plan,
  context: Pick<Context, 'cwd' | 'files' | 'signal'>,
): Promise<readonly string[]> {
  refuse(plan)
  const writes = plan.changes.filter((change) => change.kind !== 'keep' && change.kind !== 'refuse')
  if (writes.length === 0) return []
  // What another run writes between our look at a file and our write would be lost, and taken back with ours.
  const unlock = await context.files.lock(context.cwd)
  try {
    await writeAll(writes, context)
  } finally {
    await unlock()
  }
  return writes.map(({ path }) => path)
}

/** Asks for a yes to the plan that was shown, where `mayAsk`. Throws `cli/cancelled` at a no. */
export async function confirmChanges({ ask }: Pick<Context, 'ask'>, mayAsk: boolean): Promise<void> {
  if (mayAsk && !(await ask.confirm({ message: 'Make these changes?', initial: true }))) throw cliError('cli/cancelled')
}

async function writeAll(writes: readonly Write[], context: Pick<Context, 'cwd' | 'files' | 'signal'>): Promise<void> {
  const done: Write[] = []
  for (const change of writes) {
    try {
      context.signal.throwIfAborted()
      await checkUnchanged(change, context)
      // Before the write, so that one that failed half-way is taken back as well.
      done.push(change)
      await carryOut(change, context)
    } catch (cause) {
      const left = await undo(done, context)
      throw failure(cause, { change, left, signal: context.signal })
    }
  }
}

async function carryOut(change: Write, { cwd, files }: Pick<Context, 'cwd' | 'files'>): Promise<void> {
  const path = join(cwd, change.path)
  if (change.kind === 'remove') await files.remove(path, cwd)
  else await files.write(path, change.after)
}

function refuse({ changes }: Plan): void {
  const refused = changes.filter((change) => change.kind === 'refuse')
  if (refused.length === 0) return
  const count = refused.length === 1 ? 'A file' : `${refused.length} files`
  const report = refused.map(({ path, reason }) => `  ${path}: ${reason}`).join('\n')
  throw planError('plan/refused', { count, report })
}

async function checkUnchanged(change: Write, { cwd, files }: Pick<Context, 'cwd' | 'files'>): Promise<void> {
  const present = await files.read(join(cwd, change.path))
  const expected = change.kind === 'create' ? undefined : change.before
  if (present !== expected) throw planError('plan/changed', { path: change.path })
}

/** Puts back what `done` replaced or removed and removes what it created, latest first; gives the paths where that failed. */
async function undo(
  done: readonly Write[],
  { cwd, files }: Pick<Context, 'cwd' | 'files'>,
): Promise<readonly string[]> {
  const left: string[] = []
  for (const change of done.toReversed()) {
    const path = join(cwd, change.path)
    try {
      if (change.kind === 'create') await files.remove(path, cwd)
      else await putBack(path, change.before, files)
    } catch {
      left.push(change.path)
    }
  }
  return left
}

async function putBack(path: string, before: string, files: Context['files']): Promise<void> {
  if ((await files.read(path)) !== before) await files.write(path, before)
}

function failure(
  cause: unknown,
  { change, left, signal }: { readonly change: Write; readonly left: readonly string[]; readonly signal: AbortSignal },
): unknown {
  const reason = reasonOf(cause)
  if (left.length > 0) return planError('plan/not-undone', { path: change.path, reason, left: left.join(', ') }, cause)
  if (signal.aborted || (ModalError.is(cause) && cause.code === 'plan/changed')) return cause
  return planError('plan/failed', { path: change.path, reason }, cause)
}

/** The disk's own word where the file seam has one, because its sentence would repeat the path. */
function reasonOf(cause: unknown): string {
  if (ModalError.is(cause) && cause.slots['reason'] !== undefined) return String(cause.slots['reason'])
  return (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '')
}

/** What can keep a plan from being carried out. */
const planError = defineErrors({
  'plan/refused': {
    title: 'Files would be overwritten',
    message: "{count} can't be replaced:\n{report}",
    fix: 'Move your changes to index.tsx or modal.config.ts, or run with --force to keep copies.',
  },
  'plan/changed': {
    title: 'A file changed meanwhile',
    message: '{path} changed during this run, so the run was undone.',
    fix: 'Run the command again.',
  },
  'plan/failed': {
    title: 'Writing failed',
    message: "Couldn't write {path} ({reason}), so this run was undone.",
    fix: "Check the folder's permissions and free disk space, then run it again.",
  },
  'plan/not-undone': {
    title: 'Writing failed, and undoing it too',
    message: "Couldn't write {path} ({reason}), or restore these files: {left}.",
    fix: 'Restore those files from version control, then run the command again.',
  },
})
