import { ModalError } from '../../schema/error.js'
import { checkConfig } from '../config/check-config.js'
import type { Issue } from '../config/issue.js'
import { placeIssues } from '../config/issue.js'
import { findConfig, loadConfig, nameOf } from '../config/load.js'
import { resolveConfig } from '../config/resolve.js'
import type { Context } from '../context.js'
import { kitFolder, planGenerate } from '../generate/generate.js'
import type { ConfigFacts } from './facts.js'

/** How to read the config. */
export interface ConfigOptions {
  readonly configFile?: string
  readonly mode: string
}

/** Reads the config as `generate` does. What is wrong with it is a fact as well, so this throws only for Ctrl-C. */
export async function readConfigFacts(context: Context, options: ConfigOptions): Promise<ConfigFacts> {
  const folder = await kitFolder(context)
  const none: ConfigFacts = { folder, files: [], forProduction: [] }
  // What `generate` notes beside its work is not what was asked for here.
  const quiet: Context = { ...context, log: { ...context.log, note: () => {} } }
  try {
    const { path, text } = await findConfig(context, options.configFile)
    const source = { file: nameOf(path, context.cwd), text }
    return await withValues(quiet, options, { ...none, source, files: [path] })
  } catch (cause) {
    context.signal.throwIfAborted()
    return { ...none, error: errorOf(cause) }
  }
}

type WithSource = ConfigFacts & Required<Pick<ConfigFacts, 'source'>>

async function withValues(context: Context, options: ConfigOptions, facts: WithSource): Promise<ConfigFacts> {
  let known: ConfigFacts = facts
  try {
    const loaded = await loadConfig(context, options)
    known = { ...known, files: loaded.files }
    const checked = checkConfig(loaded.value)
    const forAnyMode = checked.isValid ? resolveConfig(checked.value, 'development') : undefined
    if (checked.isValid && forAnyMode?.isValid) known = { ...known, value: checked.value, resolved: forAnyMode.value }
    const forProduction =
      checked.isValid && options.mode === 'production' ? resolveConfig(checked.value, 'production') : undefined
    const before = forAnyMode?.isValid === false ? forAnyMode.issues : []
    const extra =
      forProduction?.isValid === false ? forProduction.issues.filter((issue) => !includes(before, issue)) : []
    known = { ...known, forProduction: await placeIssues(extra, facts.source) }
    const { plan } = await planGenerate(context, options)
    return { ...known, plan }
  } catch (cause) {
    context.signal.throwIfAborted()
    const error = errorOf(cause)
    const isProductionOnly = known.forProduction.length > 0 && known.resolved !== undefined && isInvalid(error)
    return isProductionOnly ? known : { ...known, error }
  }
}

function includes(issues: readonly Issue[], issue: Issue): boolean {
  return issues.some(({ keys, message }) => message === issue.message && keys.join() === issue.keys.join())
}

function isInvalid(error: Error): boolean {
  return ModalError.is(error) && error.code === 'config/invalid'
}

function errorOf(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause))
}
