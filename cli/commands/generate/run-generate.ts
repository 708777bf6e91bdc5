import { join } from 'node:path'
import { defineErrors } from '../../../schema/explain-error.js'
import { findConfig, modeOf } from '../../config/load.js'
import type { Context } from '../../context.js'
import { cliError, describeError } from '../../errors.js'
import {
  type GenerateContext,
  generateFiles,
  type GenerateOptions as PlanOptions,
  planGenerate,
} from '../../generate/generate.js'
import { applyPlan } from '../../plan/apply.js'
import { type Plan, pendingChanges, planJson, showDiff, showPlan } from '../../plan/plan.js'

/** What `generate` takes. */
export interface GenerateOptions {
  readonly check?: true
  readonly diff?: true
  readonly watch?: true
  readonly json?: true
  readonly config?: string
  readonly mode?: string
  readonly force?: true
  /** Called after each time that `watch` has generated. */
  onGenerated?(): Promise<void>
}

/** `generate`: config to files. With `--check` and `--diff` the same plan is shown and nothing is written. */
export async function runGenerate(context: Context, options: GenerateOptions): Promise<number> {
  if (options.watch) return watch(context, options)
  const wanted = toOptions(context, options)
  const { plan } = await planGenerate(context, wanted)
  const stale = pendingChanges(plan)
  const diff = options.diff ? await showDiff(plan) : undefined
  if (options.json) context.log.out(planJson(plan, diff === undefined ? {} : { diff }))
  else if (diff !== undefined) context.log.out(diff)
  if (options.check && stale.length > 0 && !(await isMadeByBuild(context, wanted)))
    throw generateError('generate/stale', {
      files: stale.map(({ path }) => path).join(', '),
      mode: wanted.mode === 'development' ? '' : ` --mode ${wanted.mode}`,
    })
  if (!options.check && !options.diff) await write(context, plan)
  else if (stale.length === 0) context.log.note('Everything is up to date.')
  return 0
}

/**
 * Whether files that are stale for the mode are those of development, which a config written as a function may make
 * others of, and the plugin of the build tool writes them anew before it builds.
 */
async function isMadeByBuild(context: Context, wanted: PlanOptions): Promise<boolean> {
  if (!(await hasPlugin(context))) return false
  const { plan } = await planGenerate(context, { ...wanted, mode: 'development' })
  return pendingChanges(plan).length === 0
}

/** Whether the config of a build tool, `vite.config.ts` or another one, holds the kit's plugin. */
async function hasPlugin({ files, cwd }: Context): Promise<boolean> {
  const names = (await files.list(cwd)).filter((name) => /\.config\.[cm]?[jt]s$/.test(name))
  const texts = await Promise.all(names.map((name) => files.read(join(cwd, name))))
  return texts.some((text) => /['"]create-modal-kit\/(vite|next)['"]/.test(text ?? ''))
}

async function watch(context: Context, options: GenerateOptions): Promise<number> {
  const first = (['check', 'diff', 'json'] as const).find((flag) => options[flag])
  if (first) throw cliError('cli/flags-conflict', { first: `--${first}`, second: '--watch' })
  return watchConfig(context, options.config, async (onFiles) => {
    tell(context, await generateFiles(context, { ...toOptions(context, options), onFiles }))
    await options.onGenerated?.()
  })
}

async function write(context: Context, plan: Plan): Promise<void> {
  const written = await applyPlan(plan, context)
  tell(context, { changes: plan.changes.filter(({ path }) => written.includes(path)) })
}

function tell({ log }: Context, written: Plan): void {
  log.note(written.changes.length > 0 ? showPlan(written) : 'Everything is up to date.')
}

function toOptions(context: Context, { config, mode, force }: GenerateOptions) {
  return {
    ...(config === undefined ? {} : { configFile: config }),
    mode: modeOf(context, mode ?? 'development'),
    force: force === true,
  }
}

/** One run of the generator. It tells what it depends on, config first, as soon as it knows and again when it knows more. */
export type GenerateOnce = (onFiles: (files: readonly string[]) => void) => Promise<void>

/**
 * Runs the generator now and after every change of what it read, one run at a time; changes that come during a run
 * make one more run. An error is printed and waits for the next change. Resolves to 0 when Ctrl-C ends it. Throws
 * what `findConfig` throws when there is nothing to watch.
 */
export async function watchConfig(
  context: GenerateContext,
  configFile: string | undefined,
  generate: GenerateOnce,
): Promise<number> {
  const { log, signal } = context
  const { path } = await findConfig(context, configFile)
  const changes = createChangeSignal(signal)
  const watch = createWatch(context, changes.notify)
  watch.follow([path])
  while (!signal.aborted) {
    const seen = changes.count()
    const known = new Set<string>()
    try {
      await generate((files) => {
        for (const file of files) known.add(file)
      })
      watch.follow([...known])
    } catch (cause) {
      if (!signal.aborted) log.warn(describeError(cause).text)
      // A run that failed may not know all of its files any more, and repairing one of them must start the next.
      watch.follow([...new Set([...watch.followed(), ...known])])
    }
    if (!signal.aborted) log.note(`Watching ${path}. Press Ctrl-C to stop.`)
    await changes.after(seen)
  }
  watch.stop()
  return 0
}

/** A watch whose files change: the new one begins before the old one ends. */
function createWatch({ files }: GenerateContext, onChange: () => void) {
  let followed: readonly string[] = []
  let stop = (): void => {}
  return {
    followed: () => followed,
    stop: () => stop(),
    follow(paths: readonly string[]): void {
      if (paths.join('\n') === followed.join('\n')) return
      const stopBefore = stop
      stop = files.watch(paths, onChange)
      followed = paths
      stopBefore()
    },
  }
}

/** Counts changes, and lets a caller wait for the next one. */
function createChangeSignal(signal: AbortSignal) {
  let count = 0
  const waiting = new Set<() => void>()
  const wake = (): void => {
    for (const go of waiting) go()
    waiting.clear()
  }
  signal.addEventListener('abort', wake, { once: true })
  return {
    count: () => count,
    notify(): void {
      count += 1
      wake()
    },
    /** Resolves once there were more than `seen` changes, or the signal was aborted. */
    async after(seen: number): Promise<void> {
      if (count > seen || signal.aborted) return
      await new Promise<void>((resolve) => waiting.add(resolve))
    },
  }
}

/** What `generate` finds wrong with the project. */
const generateError = defineErrors({
  'generate/stale': {
    title: 'Generated files are stale',
    message: '{files} would change.',
    fix: 'Run `modal-kit generate{mode}` and commit what it writes.',
  },
})
