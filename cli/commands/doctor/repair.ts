import type { Context } from '../../context.js'
import { applyPlan, confirmChanges } from '../../plan/apply.js'
import type { Plan } from '../../plan/plan.js'
import { showPlan } from '../../plan/plan.js'
import { warnOfUncommitted } from '../../project/git.js'

/**
 * Carries repairs out: shows them, asks the user, writes all of them or none. Throws `cli/cancelled` and what
 * `applyPlan` throws.
 */
export async function repair(context: Context, plan: Plan, { yes }: { readonly yes: boolean }): Promise<void> {
  context.log.note(showPlan(plan))
  await warnOfUncommitted(context, context.cwd)
  await confirmChanges(context, context.isInteractive && !yes)
  await applyPlan(plan, context)
}
