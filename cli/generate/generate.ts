import { join } from 'node:path'
import type { Config } from '../../schema/config.js'
import { ModalError } from '../../schema/error.js'
import { checkConfig, patchConfig } from '../config/check-config.js'
import type { ThemeCheck } from '../config/check-theme.js'
import { configError } from '../config/config-error.js'
import { type Issue, issueReport, placeIssues } from '../config/issue.js'
import { type LoadedConfig, loadConfig, nameOf } from '../config/load.js'
import { resolveConfig } from '../config/resolve.js'
import type { Resolved } from '../config/resolved.js'
import { colorNames, type ThemeColors, themeTokens } from '../config/theme-colors.js'
import type { Context } from '../context.js'
import { ownVersion } from '../node/own-package.js'
import { applyPlan } from '../plan/apply.js'
import { type Artifact, makePlan, type Plan } from '../plan/plan.js'
import { artifacts } from './artifacts.js'
import { lateFile } from './print-late.js'
import { isLocaleFile } from './print-locale.js'
import { marksFile } from './print-marks.js'

/** What of a context generating takes: less than a command has, so that build tools can give it. */
export type GenerateContext = Pick<Context, 'cwd' | 'files' | 'env' | 'signal' | 'log'>

/** How to plan a generation. */
export interface GenerateOptions {
  /** Path from the working folder, instead of looking for `modal.config.*`. */
  readonly configFile?: string
  /** `development` unless told; `production` refuses addresses of this machine. */
  readonly mode?: string
  /** Replaces generated files that were edited by hand. */
  readonly force?: boolean
  /** Told what to watch, before anything can fail and again when the config's imports are known. */
  readonly onFiles?: (files: readonly string[]) => void
}

/** What a config turns into, not written yet. */
export interface GeneratePlan {
  readonly plan: Plan
  readonly resolved: Resolved
  /** The kit's folder from the working folder, with forward slashes. */
  readonly folder: string
  /** Absolute paths the plan depends on: the config, what it imports by relative path, the `.env` files. */
  readonly files: readonly string[]
}

/**
 * Config to plan: load, check, resolve, print, compare with the disk. Writes nothing; `applyPlan` does. Everything is
 * read through `context.files`, so a config that is only planned works too. Throws rows of `configError`.
 */
export async function planGenerate(context: GenerateContext, options: GenerateOptions = {}): Promise<GeneratePlan> {
  const { mode = 'development', configFile, force = false, onFiles } = options
  const load = { mode, ...(configFile !== undefined && { configFile }), ...(onFiles && { onFiles }) }
  const loaded = await loadConfig(context, load)
  const { result, notes, issues } = await judge(loaded.value, mode)
  if (!result?.isValid || issues.length > 0) throw await invalid(issues, loaded, context.cwd)
  for (const note of notes) context.log.note(note)
  const folder = await kitFolder(context)
  const wanted = artifacts(result.value, { folder, version: ownVersion() })
  const leftovers = await findLeftovers(folder, wanted, context)
  const plan = await makePlan({ artifacts: wanted, edits: [], leftovers, force }, context)
  return { plan, resolved: result.value, folder, files: loaded.files }
}

/** Everything that is wrong with a config, in one round: its shape, what depends on several keys, its colours. */
async function judge(value: unknown, mode: string) {
  const checked = checkConfig(value)
  const wrong = checked.isValid ? [] : checked.issues
  const config = checked.isValid ? checked.value : patchConfig(value, wrong)
  const theme = config && (await judgeTheme(config.theme))
  const result = config && resolveConfig(config, mode, theme?.colors)
  const more = [...(result?.isValid === false ? result.issues : []), ...(theme?.issues ?? [])]
  const issues = [...wrong, ...more.filter((issue) => !wrong.some((other) => isWithin(issue, other)))]
  return { result, issues, notes: [...(result?.isValid ? result.notes : []), ...(theme?.notes ?? [])] }
}

/** Whether an issue stands at the place of another one, or around or inside it. */
function isWithin({ keys }: Issue, { keys: other }: Issue): boolean {
  return keys.every((key, index) => index >= other.length || key === other[index])
}

/** The tokens of a theme, and what is wrong with them. What evaluates colours is loaded only where the config has one. */
async function judgeTheme(theme: Config['theme']): Promise<ThemeCheck & { readonly colors: ThemeColors }> {
  const colors = themeTokens(theme)
  if (theme.accent !== undefined) {
    const { deriveTheme } = await import('../config/derive-theme.js')
    return deriveTheme(theme.accent, colors)
  }
  if (colorNames(colors.written).length === 0) return { colors, issues: [], notes: [] }
  const { checkTheme } = await import('../config/check-theme.js')
  return { colors, ...checkTheme(colors) }
}

async function invalid(issues: readonly Issue[], { path, text }: LoadedConfig, cwd: string) {
  const file = nameOf(path, cwd)
  const placed = await placeIssues(issues, { file, text })
  const [count, what] = placed.length === 1 ? ['a problem', 'it'] : [`${placed.length} problems`, 'them']
  return configError('config/invalid', { file, count, what, report: issueReport(placed) }, placed)
}

/** Files of languages the app has dropped, the marks of networks it had, and what features that are off added. */
async function findLeftovers(
  folder: string,
  wanted: readonly Artifact[],
  { cwd, files }: Pick<Context, 'cwd' | 'files'>,
): Promise<readonly string[]> {
  const names = await files.list(join(cwd, folder))
  const paths = names
    .filter((name) => isLocaleFile(name) || name === marksFile || name === lateFile)
    .map((name) => `${folder}/${name}`)
  return paths.filter((path) => !wanted.some((artifact) => artifact.path === path)).sort()
}

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

/**
 * The kit's folder from the project folder: where it is already, else `src/modal-kit`, or `modal-kit` in a project
 * without `src` (in Next that is beside `app`).
 */
export async function kitFolder({ cwd, files }: Pick<Context, 'cwd' | 'files'>): Promise<string> {
  const folders = ['src/modal-kit', 'modal-kit']
  for (const folder of folders) if ((await files.read(join(cwd, folder, 'generated.ts'))) !== undefined) return folder
  return (await files.list(cwd)).includes('src') ? 'src/modal-kit' : 'modal-kit'
}
