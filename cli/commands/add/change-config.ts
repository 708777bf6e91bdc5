import { relative } from 'node:path'
import { findConfig, loadConfig, nameOf } from '../../config/load.js'
import type { Context } from '../../context.js'
import { planGenerate } from '../../generate/generate.js'
import { applyPlan, confirmChanges } from '../../plan/apply.js'
import type { Plan } from '../../plan/plan.js'
import { pendingChanges, planJson, showDiff, showPlan } from '../../plan/plan.js'
import { warnOfUncommitted } from '../../project/git.js'
import { createOverlay } from '../../project/overlay.js'
import { detectPackageManager } from '../../project/package-manager.js'
import { changePackages } from '../../project/packages.js'

/** The config as a command changes it: its text, and what it says when it runs. */
export interface OpenConfig {
  /** As messages show it: `modal.config.ts`. */
  readonly file: string
  readonly path: string
  readonly text: string
  readonly value: ConfigValue
}

/** As much of a config's value as switching features takes; nothing of it is checked yet. */
export type ConfigValue = Readonly<Record<string, unknown>> & { readonly features: Readonly<Record<string, unknown>> }

/** The flags of a command that changes the config. */
export interface ChangeFlags {
  readonly 'dry-run'?: true
  readonly yes?: true
  readonly force?: true
  readonly json?: true
}

/** Finds the config and runs it. Throws rows of `configError`. */
export async function openConfig(context: Context): Promise<OpenConfig> {
  const { path, text } = await findConfig(context)
  return { path, text, file: nameOf(path, context.cwd), value: await valueIn(context) }
}

/** What the config would say with another text. Throws rows of `configError`. */
export async function valueWith(context: Context, { path }: OpenConfig, text: string): Promise<ConfigValue> {
  const overlay = createOverlay(context.files)
  await overlay.write(path, text)
  return valueIn({ ...context, files: overlay })
}

/**
 * Writes the config and what it turns into, in one plan: all of it or nothing. Shows the plan first and asks the user.
 * Throws `cli/cancelled`, and what generating and writing throw.
 */
export async function writeConfig(
  context: Context,
  config: OpenConfig,
  { text, summary, flags }: { readonly text: string; readonly summary: string; readonly flags: ChangeFlags },
): Promise<number> {
  const { log } = context
  const overlay = createOverlay(context.files)
  await overlay.write(config.path, text)
  const generated = await planGenerate({ ...context, files: overlay }, { force: flags.force === true })
  const path = relative(context.cwd, config.path).replaceAll('\\', '/')
  const edit = { kind: 'replace', path, before: config.text, after: text, summary } as const
  const ids = generated.resolved.features.map(({ id }) => id)
  const packages = await changePackages(context.files, context.cwd, ids)
  const edits = packages.edits.map((each) => ({ kind: 'replace' as const, ...each }))
  const plan: Plan = { changes: [edit, ...edits, ...generated.plan.changes] }
  if (flags['dry-run']) {
    log.out(flags.json ? planJson(plan, { isWritten: false }) : await showDiff(plan))
    return plan.changes.some(({ kind }) => kind === 'refuse') ? 1 : 0
  }
  log.note(showPlan({ changes: pendingChanges(plan) }))
  await warnOfUncommitted(context, context.cwd)
  await confirmChanges(context, context.isInteractive && !flags.yes)
  await applyPlan(plan, context)
  if (packages.edits.length > 0) await sayInstall(context)
  if (flags.json) log.out(planJson(plan, { isWritten: true }))
  return 0
}

/** package.json names other packages now; installing them is the user's. */
async function sayInstall({ files, cwd, env, log }: Context): Promise<void> {
  const { manager } = await detectPackageManager(files, cwd, { userAgent: env['npm_config_user_agent'] })
  log.note(`\nNext\n  ${[manager.id, ...manager.install].join(' ')}`)
}

/** What `writeConfig` says where the config is as it is wanted. */
export function nothingToWrite({ log }: Pick<Context, 'log'>, flags: ChangeFlags): number {
  if (flags.json) log.out(planJson({ changes: [] }, { isWritten: false }))
  return 0
}

async function valueIn(context: Context): Promise<ConfigValue> {
  const { value } = await loadConfig(context, { mode: 'development' })
  const root = asRecord(value)
  return { ...root, features: asRecord(root['features']) }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
