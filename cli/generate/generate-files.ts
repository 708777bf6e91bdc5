import { ModalError } from '../../schema/error.js'
import { applyPlan } from '../plan/apply.js'
import type { Plan } from '../plan/plan.js'
import { type GenerateContext, type GenerateOptions, planGenerate } from './plan-generate.js'

/** How often a plan is made anew: another generator beside this one writes the same files, and is done at once. */
const TRIES = 3

/**
 * Config to files on the disk: plans and writes, and gives what was written. `generate --watch` and the plugins of the
 * build tools all come here, and may run beside each other. Throws rows of `configError` and what `applyPlan` throws.
 */
export async function generateFiles(context: GenerateContext, options: GenerateOptions = {}): Promise<Plan> {
  for (let attempt = 1; ; attempt += 1) {
    const { plan } = await planGenerate(context, options)
    try {
      const written = await applyPlan(plan, context)
      return { changes: plan.changes.filter(({ path }) => written.includes(path)) }
    } catch (cause) {
      if (attempt === TRIES || !(ModalError.is(cause) && cause.code === 'plan/changed')) throw cause
    }
  }
}
