import type { Context } from '../../context.js'
import { cliError } from '../../errors.js'
import { applyPlan } from '../../plan/apply.js'
import { pendingChanges, planJson, showPlan } from '../../plan/plan.js'
import type { ProjectFacts } from '../../project/detect.js'
import { warnOfUncommitted } from '../../project/uncommitted.js'
import { install, isInstalled } from './install.js'
import type { InitPlan } from './plan-init.js'
import { describeManual, nextSteps } from './report.js'
import { rememberFiles } from './take-back.js'

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
 * Throws `cli/cancelled` when the person says no, and what writing and installing throw.
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
  const isAgreed =
    isDone || !how.mayAsk || (await context.ask.confirm({ message: 'Make these changes?', initial: true }))
  if (!isAgreed) throw cliError('cli/cancelled')
  context.signal.throwIfAborted()
  await writeAndInstall(context, facts, { plan, isInstalling: needsInstall })
  tell(!isDone, { isInstalled: needsInstall || (await isInstalled(files, facts.dir)) })
  log.note(nextSteps(context.cwd, facts, { ...how, manual, kit, isDone }))
  return 0
}

/** All of it or nothing, and nobody else in between. */
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
