import type { Context } from '../../context.js'
import { cliError } from '../../errors.js'
import { applyPlan } from '../../plan/apply.js'
import { pendingChanges } from '../../plan/make-plan.js'
import { showPlan } from '../../plan/show.js'
import type { ProjectFacts } from '../../project/detect.js'
import { install, isInstalled } from './install.js'
import type { InitPlan } from './plan-init.js'
import { describeManual, nextSteps } from './report.js'
import { rememberFiles } from './take-back.js'

/** How a plan is carried out. */
export interface CarryOut {
  readonly isNew: boolean
  readonly isDry: boolean
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
  { plan, manual }: InitPlan,
  how: CarryOut,
): Promise<number> {
  const { log, files } = context
  const isDone = pendingChanges(plan).length === 0
  const needsInstall = how.isInstalling && !(isDone && (await isInstalled(files, facts.dir)))
  if (how.isDry) {
    log.out([showPlan(plan), ...describeManual(manual)].join('\n'))
    return plan.changes.some(({ kind }) => kind === 'refuse') ? 1 : 0
  }
  if (isDone) log.note('Everything is in place already.')
  else log.note(showPlan(plan))
  const isAgreed =
    isDone || !how.mayAsk || (await context.ask.confirm({ message: 'Make these changes?', initial: true }))
  if (!isAgreed) throw cliError('cli/cancelled')
  context.signal.throwIfAborted()
  const { lockfile } = facts.packages
  const takeBack = await rememberFiles(files, facts.dir, plan, lockfile.endsWith('.lockb') ? [] : [lockfile])
  try {
    await applyPlan(plan, { ...context, cwd: facts.dir })
    if (needsInstall) await install(context, facts)
  } catch (cause) {
    await takeBack()
    throw cause
  }
  log.note(nextSteps(context.cwd, facts, { ...how, manual, isDone }))
  return 0
}
