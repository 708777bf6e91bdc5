import type { Head } from '../../cli/context.js'
import { run } from '../../cli/main.js'
import type { Files } from './doctor-run.js'
import { type FakeWorld, fakeContext } from './fake-context.js'

/** Status, body and headers of an answer. */
export type Reply = readonly [status: number, body?: unknown, headers?: Record<string, string>]
/** What is answered by the end of an address. */
type Replies = Readonly<Record<string, Reply>>

/** The backend of a healthy project. */
export const api = 'https://api.example'
/** What it sends beside its answer about the project. */
export const safe = { 'strict-transport-security': 'max-age=31536000' }
const good: Replies = {
  'config?projectId=abcd1234': [200, { features: [] }, safe],
  '/health': [200, { status: 'ok', mode: 'production' }],
  '/inbox.json': [404, { reasons: [{ name: 'not_found' }] }],
  'project-limits?projectId=abcd1234': [200, { planLimits: { isAboveRpcLimit: false, isAboveMauLimit: false } }],
  'origins?projectId=abcd1234': [200, { allowedOrigins: ['https://app.example'] }],
  '/mainnet': [200, { result: '0x1' }],
}

/** Servers that answer as they should but for `replies`. */
export function world(replies: Replies, head: FakeWorld['onHead'] = async () => closed): FakeWorld {
  const all = { ...good, ...replies }
  return {
    onHead: head,
    onFetch: async (url) => {
      const found = Object.entries(all).find(([end]) => url.endsWith(end))
      const [status, body, headers] = found?.[1] ?? [404]
      return new Response(typeof body === 'string' ? body : JSON.stringify(body ?? {}), {
        status,
        ...(headers && { headers }),
      })
    },
  }
}
/** A server that opens nothing. */
export const closed: Head = { status: 404, headers: new Headers() }

/** Runs `doctor --json` among servers. */
export async function doctor(files: Files, given: FakeWorld, ...flags: readonly string[]) {
  const context = fakeContext({ files, ...given })
  const code = await run(['doctor', '--json', ...flags], context)
  const report = JSON.parse(context.printed.out.join('')) as {
    findings: { id: string; severity: string; what: string }[]
  }
  return { code, ids: [...new Set(report.findings.map(({ id }) => id))], findings: report.findings }
}
/** Its findings in one line each. */
export const words = ({ findings }: Awaited<ReturnType<typeof doctor>>) =>
  findings.map(({ severity, id, what }) => `${severity} ${id} ${what}`)
