import type { Context } from '../../context.js'
import { cliError } from '../../errors.js'
import { generateFiles } from '../../generate/generate-files.js'
import { planGenerate } from '../../generate/plan-generate.js'
import { applyPlan } from '../../plan/apply.js'
import { planJson } from '../../plan/json.js'
import { pendingChanges } from '../../plan/make-plan.js'
import type { Plan } from '../../plan/plan.js'
import { showDiff, showPlan } from '../../plan/show.js'
import { generateError } from './errors.js'
import { watchConfig } from './watch-config.js'

/** What `generate` takes. */
export interface GenerateOptions {
  readonly check?: true
  readonly diff?: true
  readonly watch?: true
  readonly json?: true
  readonly config?: string
  readonly mode?: string
  readonly force?: true
}

/** `generate`: config to files. With `--check` and `--diff` the same plan is shown and nothing is written. */
export async function runGenerate(context: Context, options: GenerateOptions): Promise<number> {
  if (options.watch) return watch(context, options)
  const { plan } = await planGenerate(context, toOptions(options))
  const stale = pendingChanges(plan)
  const diff = options.diff ? await showDiff(plan) : undefined
  if (options.json) context.log.out(planJson(plan, diff === undefined ? {} : { diff }))
  else if (diff !== undefined) context.log.out(diff)
  if (options.check && stale.length > 0)
    throw generateError('generate/stale', { files: stale.map(({ path }) => path).join(', ') })
  if (!options.check && !options.diff) await write(context, plan)
  else if (stale.length === 0) context.log.note('Everything is up to date.')
  return 0
}

async function watch(context: Context, options: GenerateOptions): Promise<number> {
  const first = (['check', 'diff', 'json'] as const).find((flag) => options[flag])
  if (first) throw cliError('cli/flags-conflict', { first: `--${first}`, second: '--watch' })
  return watchConfig(context, options.config, async (onFiles) => {
    tell(context, await generateFiles(context, { ...toOptions(options), onFiles }))
  })
}

async function write(context: Context, plan: Plan): Promise<void> {
  const written = await applyPlan(plan, context)
  tell(context, { changes: plan.changes.filter(({ path }) => written.includes(path)) })
}

function tell({ log }: Context, written: Plan): void {
  log.note(written.changes.length > 0 ? showPlan(written) : 'Everything is up to date.')
}

function toOptions({ config, mode, force }: GenerateOptions) {
  return {
    ...(config === undefined ? {} : { configFile: config }),
    ...(mode === undefined ? {} : { mode }),
    force: force === true,
  }
}
