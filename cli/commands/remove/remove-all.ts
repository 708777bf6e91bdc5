import { join } from 'node:path'
import type { Context } from '../../context.js'
import { cliError } from '../../errors.js'
import { applyPlan } from '../../plan/apply.js'
import { planJson, showDiff, showPlan } from '../../plan/plan.js'
import { warnOfUncommitted } from '../../project/git.js'
import { detectPackageManager } from '../../project/package-manager.js'
import { removeError } from './errors.js'
import type { RemoveOptions } from './options.js'
import { planRemoval, type RemovalPlan } from './plan-removal.js'

/**
 * `remove --all`: takes the kit out of the project, all of it or nothing. Throws `remove/still-used`, `remove/edited`,
 * `remove/not-agreed`, `cli/cancelled`, and what writing throws.
 */
export async function removeAll(context: Context, options: RemoveOptions): Promise<number> {
  const { log } = context
  const removal = await planRemoval(context, { force: options.force === true })
  if (removal.places.length > 0)
    throw removeError('remove/still-used', { places: removal.places.map((place) => `  ${place}`).join('\n') })
  if (removal.edited.length > 0 && !options.force) throw edited(removal.edited)
  const { plan } = removal
  if (plan.changes.length === 0) {
    log.note("The kit isn't in this project. Nothing to remove.")
    if (options.json) log.out(planJson(plan, { isWritten: false }))
    return 0
  }
  if (options['dry-run']) {
    log.out(options.json ? planJson(plan, { isWritten: false }) : await showDiff(plan))
    return 0
  }
  log.note(showPlan(plan))
  await warnOfUncommitted(context, context.cwd)
  if (!options.yes) await agree(context, removal)
  await applyPlan(plan, context)
  if (options.json) log.out(planJson(plan, { isWritten: true }))
  log.note(await nextSteps(context, removal))
  return 0
}

function edited(paths: readonly string[]): Error {
  const count = paths.length === 1 ? 'A file' : `${paths.length} files`
  return removeError('remove/edited', { count, paths: paths.map((path) => `  ${path}`).join('\n') })
}

/** The config is the user's own work: it never goes without a yes. */
async function agree({ isInteractive, ask, log }: Context, { config }: RemovalPlan): Promise<void> {
  if (!isInteractive) throw removeError('remove/not-agreed', { file: config?.name ?? 'package.json' })
  if (config) log.note(`\n${config.name} is yours, and goes as well. It says:\n\n${config.text}`)
  const isAgreed = await ask.confirm({ message: 'Take the kit out of this project?', initial: false })
  if (!isAgreed) throw cliError('cli/cancelled')
}

async function nextSteps({ cwd, files, env }: Context, { packageJson }: RemovalPlan): Promise<string> {
  const { manager } = await detectPackageManager(files, cwd, {
    field: packageJson?.packageManager,
    userAgent: env['npm_config_user_agent'],
  })
  const data = (await files.list(join(cwd, '.modal-kit'))).length > 0
  return [
    '\nThe kit is out of this project.\n\nNext',
    `  ${[manager.id, ...manager.install].join(' ')}`,
    ...(data ? ['  Delete .modal-kit/, which holds what the local stack has stored.'] : []),
  ].join('\n')
}
