import { dirname, join } from 'node:path'
import type { Context, Files } from '../../context.js'
import { applyPlan, confirmChanges } from '../../plan/apply.js'
import { type Plan, pendingChanges, planJson, showPlan } from '../../plan/plan.js'
import type { ProjectFacts } from '../../project/detect.js'
import { warnOfUncommitted } from '../../project/git.js'
import { installedPackage } from '../../project/packages.js'
import { initError } from './errors.js'
import { existingFolderAbove } from './folder.js'
import type { InitPlan } from './plan-init.js'
import { describeManual, nextSteps } from './report.js'

/** How a plan is carried out. */
export interface CarryOut {
  readonly isNew: boolean
  readonly isDry: boolean
  /** Whether what was done is told to a program, on stdout. */
  readonly isJson: boolean
  readonly isInstalling: boolean
  /** Whether the new config uses the services of this machine. */
  readonly hasStack: boolean
  readonly mayAsk: boolean
}

/**
 * Shows the plan, writes it, installs, and says what comes next. If anything fails, everything is as it was before.
 * Throws `cli/cancelled` when the user declines, and what writing and installing throw.
 */
export async function carryOut(
  context: Context,
  facts: ProjectFacts,
  { plan, manual, kit }: InitPlan,
  how: CarryOut,
): Promise<number> {
  const { log, files } = context
  const isDone = pendingChanges(plan).length === 0
  const needsInstall = how.isInstalling && !(isDone && (await isInstalled(files, facts.dir)))
  const tell = (isWritten: boolean, more: object = {}): void => {
    if (how.isJson) log.out(planJson(plan, { isWritten, folder: facts.dir, isNew: how.isNew, manual, ...more }))
  }
  if (how.isDry) {
    if (!how.isJson) log.out([showPlan(plan), ...describeManual(manual)].join('\n'))
    tell(false)
    return plan.changes.some(({ kind }) => kind === 'refuse') ? 1 : 0
  }
  if (isDone) log.note('Everything is in place already.')
  else {
    log.note(showPlan(plan))
    await warnOfUncommitted(context, facts.dir)
  }
  await confirmChanges(context, how.mayAsk && !isDone)
  context.signal.throwIfAborted()
  await writeAndInstall(context, facts, { plan, isInstalling: needsInstall })
  tell(!isDone, { isInstalled: needsInstall || (await isInstalled(files, facts.dir)) })
  log.note(nextSteps(context.cwd, facts, { ...how, manual, kit, isDone }))
  return 0
}

/** All of it or nothing, with no other run in between. */
async function writeAndInstall(
  context: Context,
  facts: ProjectFacts,
  { plan, isInstalling }: { readonly plan: InitPlan['plan']; readonly isInstalling: boolean },
): Promise<void> {
  const { files } = context
  const { lockfile } = facts.packages
  const unlock = await files.lock(facts.dir)
  try {
    const takeBack = await rememberFiles(files, facts.dir, plan, lockfile.endsWith('.lockb') ? [] : [lockfile])
    try {
      await applyPlan(plan, { ...context, cwd: facts.dir })
      if (isInstalling) await install(context, facts)
    } catch (cause) {
      await takeBack()
      throw cause
    }
  } finally {
    await unlock()
  }
}

/** Whether the kit is in node_modules, here or above, so that there is nothing to install. */
export async function isInstalled(files: Context['files'], dir: string): Promise<boolean> {
  return (await installedPackage(files, dir, 'create-modal-kit')) !== undefined
}

/** Installs what package.json names, and shows what the installer says. Throws `init/install-failed`, or `cli/no-program`. */
export async function install({ run, progress, signal }: Context, { dir, packages }: ProjectFacts): Promise<void> {
  const { id, install: args } = packages.manager
  const command = [id, ...args].join(' ')
  const step = progress(`Installing: ${command}`)
  try {
    const code = await run(id, args, { cwd: dir, onLine: step.line })
    if (code !== 0) throw initError('init/install-failed', { command, code })
    step.done(`Installed: ${command}`)
  } catch (cause) {
    // After Ctrl-C the end needs no explanation.
    if (signal.aborted) step.done()
    else step.fail()
    throw cause
  }
}

/**
 * Remembers what is on the disk before a plan is applied and packages are installed. The function it resolves to
 * puts all of it back: replaced files get their text again, and new ones go, with the folders that were made for them.
 */
export async function rememberFiles(
  files: Files,
  dir: string,
  { changes }: Plan,
  more: readonly string[],
): Promise<() => Promise<void>> {
  const paths = [...changes.filter(({ kind }) => kind !== 'keep').map(({ path }) => join(dir, path)), ...more]
  const texts = await Promise.all(paths.map(async (path) => [path, await files.read(path)] as const))
  const stopAt = await existingFolderAbove(files, dir)
  return async () => {
    for (const [path, text] of texts) {
      // Also when it is gone already: the folders made for it may be left.
      if (text === undefined) await files.remove(path, path.startsWith(stopAt) ? stopAt : dirname(path))
      else if ((await files.read(path)) !== text) await files.write(path, text)
    }
  }
}
