import type { Context } from '../../context.js'
import { cliError } from '../../errors.js'
import { applyPlan } from '../../plan/apply.js'
import type { Plan } from '../../plan/plan.js'
import { showPlan } from '../../plan/plan.js'
import { warnOfUncommitted } from '../../project/git.js'

/**
 * Carries repairs out: shows them, asks a person, writes all of them or none. Throws `cli/cancelled` and what
 * `applyPlan` throws.
 */
export async function repair(context: Context, plan: Plan, { yes }: { readonly yes: boolean }): Promise<void> {
  context.log.note(showPlan(plan))
  await warnOfUncommitted(context, context.cwd)
  const mayAsk = context.isInteractive && !yes
  if (mayAsk && !(await context.ask.confirm({ message: 'Make these changes?', initial: true })))
    throw cliError('cli/cancelled')
  await applyPlan(plan, context)
}
