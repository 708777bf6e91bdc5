import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askRaw, type ServedBackend, serveBackend } from '../../../../test/setup/running-backend.js'
import { createApp } from '../app.js'
import { problems } from './problems.data.js'
import { Problem, translateError } from './problems.js'

const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const account = '0x00000000000000000000000000000000000000aa'
const token = `eip155:1:${account}`
const json = { 'content-type': 'application/json' }

let served: ServedBackend
beforeAll(async () => {
  const high = { perMinute: 1_000_000, perIpMinute: 1_000_000 }
  served = await serveBackend({
    settings: {
      adminToken: 'a token of sixteen letters',
      limits: { rpc: high, api: high, events: { perMinute: 1_000_000, perIpMinute: 20 } },
      providers: { sandboxOnramp: true },
    },
    // Nothing listens there: what needs the chain fails.
    chains: [{ chainId: 'eip155:1', name: 'Ethereum', rpcUrls: ['http://127.0.0.1:9'], native }],
  })
}, 60_000)
afterAll(() => served?.stop())

interface Question {
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const good: Question = {
  query: `projectId=shop&chainId=eip155:1&from=${token}&to=eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee&amount=1&userAddress=${token}&tokenAddress=${token}`,
  headers: json,
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_gasPrice', params: [] }),
}

/** What each route is asked: as it should be, and wrong in every way that a guard or a decoder looks at. */
const questions: readonly Question[] = [
  good,
  { ...good, body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'debug_x', params: [] }) },
  { ...good, body: '[]' },
  { ...good, body: JSON.stringify(Array(101).fill({})) },
  { ...good, query: '' },
  { ...good, query: 'projectId=none' },
  { ...good, query: 'projectId=closed' },
  { ...good, query: 'projectId=shop&projectId=closed' },
  { ...good, query: 'projectId=shop&chainId=eip155:404&zone=x&provider=x' },
  { ...good, query: 'projectId=shop&cursor=x' },
  { ...good, headers: { ...json, origin: 'https://evil.test' } },
  { ...good, headers: { ...json, host: 'evil.test' } },
  { ...good, headers: { 'content-type': 'text/html' } },
  { ...good, body: '{' },
  { ...good, body: `"${'x'.repeat(1024 * 1024)}"` },
]

/** Every route of the API, as it is mounted, with an address, a wish, or nothing known in its place. */
function targets(): readonly { readonly method: string; readonly path: string }[] {
  const routes = createApp(served.running.backend).routes.filter(
    ({ method, path }) => method !== 'ALL' && path !== '/*',
  )
  const asked = new Set(routes.flatMap(({ method, path }) => [`${method} ${path}`]))
  return [...asked, 'GET /nothing', 'PUT /v1/', 'GET /%'].flatMap((each) => {
    const [method = '', path = ''] = each.split(' ')
    return [account, 'x'].map((value) => ({ method, path: path.replace(/:\w+(\{[^}]*\})?/g, value) }))
  })
}

test('behavior: no route answers with a name or a status outside the table', async () => {
  const { port } = served.running
  const statuses: ReadonlySet<number> = new Set(Object.values(problems).map(({ status }) => status))
  const seen = new Set<string>()
  for (const { method, path } of targets()) {
    for (const { query, headers, body } of questions) {
      const sent = method === 'GET' ? {} : { body }
      const host = `127.0.0.1:${port}`
      const answer = await askRaw(port, `${path}?${query}`, { method, headers: { host, ...headers }, ...sent })
      if (answer.status < 400) continue
      const where = `${method} ${path}?${query} ${answer.status}`
      expect([where, statuses.has(answer.status)]).toEqual([where, true])
      // The page of an order that is not there, and of a form that was wrong.
      if (String(answer.headers['content-type']).startsWith('text/html')) continue
      const { reasons } = JSON.parse(answer.body) as { readonly reasons: readonly { readonly name: string }[] }
      for (const { name } of reasons) {
        const row = Object.entries(problems).find(([each]) => each === name)?.[1]
        expect([where, name, row?.status]).toEqual([where, name, answer.status])
        seen.add(name)
      }
    }
  }
  // As many as need no second request to be met.
  expect([...seen].length).toBeGreaterThanOrEqual(23)
}, 120_000)

const folder = fileURLToPath(new URL('..', import.meta.url))
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(`${folder}${path}`, 'utf8') }))

test('behavior: every row is answered somewhere, and nothing but a problem writes reasons', () => {
  const code = sources.filter(({ path }) => path !== 'http/problems.data.ts')
  const isUsed = (name: string) => code.some(({ text }) => text.includes(`'${name}'`))
  expect(Object.keys(problems).filter((name) => !isUsed(name))).toEqual([])
  expect(code.filter(({ text }) => /reasons:/.test(text)).map(({ path }) => path)).toEqual([
    'http/problems.ts',
    'rpc/routes.ts',
  ])
})

test('behavior: the text of a row is filled in, and its status goes with its name', () => {
  const problem = new Problem('rate_limited', {
    words: { scope: 'of this project', seconds: 7 },
    headers: { 'retry-after': '7' },
  })
  expect([problem.status, problem.reasons, problem.headers]).toEqual([
    429,
    [{ name: 'rate_limited', description: 'Too many requests of this project. Try again in 7 s.' }],
    { 'retry-after': '7' },
  ])
})

test('error: an error that nothing knows is told without its words', () => {
  const problem = translateError(new Error('password=hunter2'))
  expect([problem.status, JSON.stringify(problem.reasons)]).toEqual([500, expect.not.stringContaining('hunter2')])
})
