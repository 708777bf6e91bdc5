import { ModalError } from '../../schema/error.js'
import { checkConfig } from '../config/check-config.js'
import type { Issue, PlacedIssue } from '../config/issue.js'
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
    known = {
      ...known,
      forProduction: await judgeProduction(context, options, { source: facts.source, found: loaded.value }),
    }
    const { plan } = await planGenerate(context, options)
    return { ...known, plan }
  } catch (cause) {
    context.signal.throwIfAborted()
    const error = errorOf(cause)
    const isProductionOnly = options.mode === 'production' && isWithin(error, known.forProduction)
    return isProductionOnly ? known : { ...known, error }
  }
}

/** What is only wrong in production. A config that is a function may be another one there. */
async function judgeProduction(
  context: Context,
  options: ConfigOptions,
  { source, found }: Pick<WithSource, 'source'> & { readonly found: unknown },
): Promise<readonly PlacedIssue[]> {
  try {
    const mode = 'production'
    const there = options.mode === mode ? found : (await loadConfig(context, { ...options, mode })).value
    const before = issuesIn(found, 'development')
    const extra = issuesIn(there, mode).filter((issue) => !includes(before, issue))
    return await placeIssues(extra, source)
  } catch (cause) {
    context.signal.throwIfAborted()
    const { message } = errorOf(cause)
    const fix = ModalError.is(cause) ? cause.fix : 'Run `npx modal-kit generate --check --mode production`.'
    return [{ file: source.file, keys: [], path: 'The config', message: `fails for production: ${message}`, fix }]
  }
}

function issuesIn(value: unknown, mode: string): readonly Issue[] {
  const checked = checkConfig(value)
  if (!checked.isValid) return checked.issues
  const resolved = resolveConfig(checked.value, mode)
  return resolved.isValid ? [] : resolved.issues
}

function includes(issues: readonly Issue[], issue: Issue): boolean {
  return issues.some(({ keys, message }) => message === issue.message && keys.join() === issue.keys.join())
}

/** Whether an error says nothing but these. */
function isWithin(error: Error, issues: readonly PlacedIssue[]): boolean {
  const isList = ModalError.is(error) && error.code === 'config/invalid' && Array.isArray(error.cause)
  return isList && (error.cause as readonly PlacedIssue[]).every((issue) => includes(issues, issue))
}

function errorOf(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause))
}
