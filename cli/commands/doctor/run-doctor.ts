import { isLoopback } from '../../../schema/url.js'
import type { Context } from '../../context.js'
import { checks } from '../../doctor/checks.data.js'
import { readFacts } from '../../doctor/read-facts.js'
import { jsonReport, showReport } from '../../doctor/report.js'
import { runChecks } from '../../doctor/run-checks.js'
import { doctorError } from './errors.js'

/** What `doctor` takes. */
export interface DoctorOptions {
  readonly url?: readonly string[]
  readonly offline?: true
  readonly mode?: string
  readonly config?: string
  readonly json?: true
}

/** `doctor`: every check at once, then one report. Writes nothing. Resolves to 1 when there is an error among the findings. */
export async function runDoctor(context: Context, options: DoctorOptions): Promise<number> {
  const urls = (options.url ?? []).map(readUrl)
  const isDeployed = urls.some(({ href }) => !isLoopback(href))
  const facts = await readFacts(context, {
    mode: options.mode ?? (isDeployed ? 'production' : 'development'),
    urls,
    isOffline: options.offline === true,
    ...(options.config !== undefined && { configFile: options.config }),
  })
  const findings = await runChecks(checks, facts, context)
  const ids = checks.map(({ id }) => id)
  const notes = options.offline ? ['What needs an answer from a server was not checked (--offline).'] : []
  context.log.out(options.json ? jsonReport(findings, ids) : showReport(findings, notes))
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0
}

function readUrl(text: string): URL {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw doctorError('doctor/bad-url', { url: text })
  return new URL(text)
}
