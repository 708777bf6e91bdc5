import { isLoopback } from '../../../schema/url.js'
import type { Context } from '../../context.js'
import { findingOf } from '../../doctor/checks/production.js'
import { checks } from '../../doctor/checks.data.js'
import type { Facts } from '../../doctor/facts.js'
import { planRepairs } from '../../doctor/plan-repairs.js'
import { readFacts } from '../../doctor/read-facts.js'
import { bugReport } from '../../doctor/redacted/bug-report.js'
import { type Judged, jsonReport, judgedNotes, type Repairs, showReport } from '../../doctor/report.js'
import { type Reported, runChecks } from '../../doctor/run-checks.js'
import { cliError } from '../../errors.js'
import { parseUrl } from '../../parse-url.js'
import { showDiff } from '../../plan/plan.js'
import { installedStack, takePackagesFrom } from '../../stack/install-stack.js'
import { doctorError } from './errors.js'
import { repair } from './repair.js'

/** What `doctor` takes. */
export interface DoctorOptions {
  readonly url?: readonly string[]
  readonly fix?: true
  readonly 'dry-run'?: true
  readonly yes?: true
  readonly offline?: true
  readonly online?: true
  readonly mode?: string
  readonly config?: string
  readonly json?: true
  readonly report?: true
}

/**
 * `doctor`: every check at once, then one report. Writes nothing but what `--fix` repairs, after which everything is
 * looked at again. Resolves to 1 when there is an error among the findings. Throws `doctor/bad-url`,
 * `doctor/url-with-password`, `cli/flags-conflict`, and with `--fix` what writing throws.
 */
export async function runDoctor(context: Context, options: DoctorOptions): Promise<number> {
  const other = options.report && (['json', 'fix', 'dry-run'] as const).find((flag) => options[flag])
  if (other) throw cliError('cli/flags-conflict', { first: '--report', second: `--${other}` })
  if (options.online && options.offline)
    throw cliError('cli/flags-conflict', { first: '--online', second: '--offline' })
  const urls = (options.url ?? []).map(readUrl)
  // Rules of the backend are among its checks.
  const packages = await installedStack(context.files, context.cwd)
  if (packages !== undefined) await takePackagesFrom(packages)
  const before = await examine(context, options, urls)
  const plan = planRepairs(before.findings, before.facts)
  const mayWrite = options.fix === true && !options['dry-run'] && plan.changes.length > 0
  if (mayWrite) await repair(context, plan, { yes: options.yes === true })
  const { facts, findings } = mayWrite ? await examine(context, options, urls) : before
  const repairs = options.fix || options['dry-run'] ? { isDone: mayWrite, changes: plan.changes } : undefined
  if (options.json) context.log.out(jsonReport(findings, { checks: ids, ...judged(facts), repairs }))
  else if (options.report) context.log.out(await bugReport(findings, ids, facts))
  else
    context.log.out(
      showReport(findings, [
        ...judgedNotes(judged(facts)),
        ...(await notesOn(findings, repairs)),
        ...offlineNote(options),
      ]),
    )
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0
}

const ids = checks.map(({ id }) => id)

async function examine(
  context: Context,
  { mode, offline, online, config }: DoctorOptions,
  urls: readonly URL[],
): Promise<{ readonly facts: Facts; readonly findings: readonly Reported[] }> {
  const isDeployed = urls.some(({ href }) => !isLoopback(href))
  const facts = await readFacts(context, {
    mode: mode ?? (isDeployed ? 'production' : 'development'),
    urls,
    isOffline: offline === true,
    ...(online && { isOnline: true }),
    ...(config !== undefined && { configFile: config }),
  })
  // Servers that do not answer are waited for.
  const step =
    context.isInteractive && !offline ? context.progress('Looking at the project, and asking servers') : undefined
  try {
    return { facts, findings: await runChecks(checks, facts, context) }
  } finally {
    step?.done()
  }
}

/** The mode the findings are of, and what else is wrong for production where they are of another one. */
function judged({ mode, config }: Facts): Judged {
  return { mode, ...(mode !== 'production' && !config.error && { production: config.forProduction.map(findingOf) }) }
}

/** What the report says about repairs: what was done, what would be, or that it can be. */
async function notesOn(findings: readonly Reported[], repairs: Repairs | undefined): Promise<readonly string[]> {
  const count = findings.filter((finding) => finding.repair).length
  if (!repairs) return count > 0 ? [`\`npx modal-kit doctor --fix\` repairs ${count} of these.`] : []
  const { isDone, changes } = repairs
  if (changes.length === 0) return findings.length > 0 ? ['There is nothing here that --fix may change for you.'] : []
  if (!isDone) return [(await showDiff(repairs)).trimEnd()]
  return [`Repaired: ${changes.map(({ path }) => path).join(', ')}.`]
}

function offlineNote({ offline }: DoctorOptions): readonly string[] {
  return offline ? ['Checks that need a server were skipped (--offline).'] : []
}

function readUrl(text: string): URL {
  const url = /^https?:\/\//.test(text) ? parseUrl(text) : undefined
  if (!url) throw doctorError('doctor/bad-url', { url: text })
  if (url.username || url.password) throw doctorError('doctor/url-with-password', { host: url.host })
  return url
}
