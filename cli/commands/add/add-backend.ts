import { join, relative, resolve } from 'node:path'
import type { Context } from '../../context.js'
import { applyPlan, confirmChanges } from '../../plan/apply.js'
import { type Plan, pendingChanges, planJson, showPlan } from '../../plan/plan.js'
import { backendTemplate, settingsFile } from '../../project/templates.js'
import { existingFolderAbove } from '../init/folder.js'
import { addError } from './errors.js'
import type { AddOptions } from './options.js'

/**
 * `add backend`: copies the backend into a folder of its own. A file that is there with other content is a conflict
 * and nothing is written; a copy that fails half-way is taken back. Throws `add/conflict`, `add/bad-folder`,
 * `cli/cancelled`, and what writing throws.
 */
export async function addBackend(context: Context, options: AddOptions): Promise<number> {
  const { cwd, files, log } = context
  if (options.dir?.trim() === '') throw addError('add/bad-folder')
  const dir = resolve(cwd, options.dir ?? 'backend')
  const shown = relative(cwd, dir).replaceAll('\\', '/') || '.'
  const base = await existingFolderAbove(files, dir)
  const plan = await planCopy(files, base, dir)
  refuseConflicts(plan, base, dir, shown)
  const json = (isWritten: boolean) => planJson(seenFrom(cwd, base, plan), { isWritten })
  if (options['dry-run']) {
    log.out(options.json ? json(false) : showPlan(seenFrom(cwd, base, plan)))
    return 0
  }
  const fresh = pendingChanges(plan)
  if (fresh.length === 0) {
    log.note(`The backend is in ${shown} already, as this version has it.\n${describeNext(shown)}`)
    if (options.json) log.out(json(false))
    return 0
  }
  log.note(describeCopy(shown, fresh.length))
  await confirmChanges(context, context.isInteractive && !options.yes)
  // From the nearest folder that is there, so that taking back leaves none of the new ones.
  await applyPlan(plan, { ...context, cwd: base })
  log.note(describeNext(shown))
  if (options.json) log.out(json(true))
  return 0
}

async function planCopy(files: Context['files'], base: string, dir: string): Promise<Plan> {
  const changes = backendTemplate().map(async ({ path, text }) => {
    const row = { path: relative(base, join(dir, path)).replaceAll('\\', '/') }
    const before = await files.read(join(dir, path))
    if (before === undefined) return { ...row, kind: 'create' as const, after: text }
    // Settings are changed, and a copy that is brought up to date keeps them.
    if (before === text || path === settingsFile) return { ...row, kind: 'keep' as const }
    return { ...row, kind: 'refuse' as const, before, after: text, reason: 'it is there already, with other content' }
  })
  return { changes: await Promise.all(changes) }
}

function refuseConflicts({ changes }: Plan, base: string, dir: string, shown: string): void {
  const taken = changes.filter(({ kind }) => kind === 'refuse')
  if (taken.length === 0) return
  const paths = taken.map(({ path }) => `  ${relative(dir, join(base, path)).replaceAll('\\', '/')}`).join('\n')
  const count = taken.length === 1 ? 'A file' : `${taken.length} files`
  throw addError('add/conflict', { count, dir: shown, paths })
}

function seenFrom(cwd: string, base: string, { changes }: Plan): Plan {
  return {
    changes: changes.map((change) => ({
      ...change,
      path: relative(cwd, join(base, change.path)).replaceAll('\\', '/'),
    })),
  }
}

/** What is about to be copied, in one line. `dir` is the folder as messages show it: `backend`. */
function describeCopy(dir: string, count: number): string {
  return `create  ${dir}/ (the backend: ${count === 1 ? 'one file' : `${count} files`}; --dry-run lists them)`
}

/** What to do with the copy. */
function describeNext(dir: string): string {
  const folder = /\s/.test(dir) ? `"${dir}"` : dir
  return `
Next
  cd ${folder}
  npm ci
  npm start        builds it and serves http://127.0.0.1:8787, with its rows in ${dir === '.' ? '' : `${dir}/`}data
  README.md there says how to let your app use it, and how to run it in production: Docker, Postgres, several nodes.`
}
