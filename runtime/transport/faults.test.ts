import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type ApiBehaviour, type HostileApi, pour, sayJson, startHostileApi } from '../../test/setup/hostile-api.js'
import { soon } from '../../test/setup/soon.js'
import { apiWorld } from '../../test/unit/api-world.js'

let api: HostileApi
let other: HostileApi
let heard = 0
beforeAll(async () => {
  ;[api, other] = await Promise.all([startHostileApi(), startHostileApi()])
  other.behave(sayJson(200, { name: 'somebody else' }))
})
afterAll(() => Promise.all([api.stop(), other.stop()]))
afterEach(() => {
  // Wherever a test sent the client: nobody else was asked.
  expect(other.heard).toEqual([])
  heard = api.heard.length
})

/** A fault, the row it becomes, and how often a reading call tries. */
interface Fault {
  readonly fault: string
  readonly behave: ApiBehaviour
  readonly code: string
  readonly tries: 1 | 3
  /** What the cause says. */
  readonly cause?: string
}

const status = (code: number, row: string, tries: 1 | 3): Fault => ({
  fault: `status ${code}`,
  behave: sayJson(code, { reasons: [{ name: 'no', description: 'No.' }] }),
  code: row,
  tries,
  cause: `HTTP status code: ${code}`,
})

const redirect = (code: number): Fault => ({
  fault: `a redirect (${code}) to another host`,
  behave: (response) => void response.writeHead(code, { location: `${other.url}/thing` }).end(),
  code: 'backend/unreachable',
  tries: 3,
})

const json = { 'content-type': 'application/json' }
const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 32))

const faults: readonly Fault[] = [
  status(400, 'backend/failed', 1),
  status(401, 'backend/project-id', 1),
  status(403, 'backend/origin', 1),
  status(404, 'backend/failed', 1),
  status(429, 'backend/rate-limited', 3),
  status(500, 'backend/failed', 1),
  status(502, 'backend/failed', 3),
  status(503, 'backend/failed', 3),
  status(504, 'backend/failed', 3),
  {
    fault: 'a refusal that never ends',
    behave: (response) => void response.writeHead(500, json).write('{'),
    code: 'backend/failed',
    tries: 1,
    cause: 'HTTP status code: 500',
  },
  { fault: 'silence', behave: () => {}, code: 'flow/timeout', tries: 1 },
  {
    fault: 'an answer that stalls',
    behave: (response) => void response.writeHead(200, json).write('{"name":'),
    code: 'flow/timeout',
    tries: 1,
  },
  {
    fault: 'a page instead of JSON',
    behave: (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
    code: 'backend/bad-answer',
    tries: 1,
  },
  {
    fault: 'garbage that says it is JSON',
    behave: (response) => void response.writeHead(200, json).end(Buffer.from([0xff, 0, 0x7b, 0xc3, 0x28])),
    code: 'backend/bad-answer',
    tries: 1,
  },
  { fault: 'another shape', behave: sayJson(200, { name: ['Fern'] }), code: 'backend/bad-answer', tries: 1 },
  { fault: 'null', behave: sayJson(200, null), code: 'backend/bad-answer', tries: 1 },
  { fault: 'a body without end', behave: pour('application/json'), code: 'backend/bad-answer', tries: 1 },
  {
    fault: 'a small body that unpacks to 64 MiB',
    behave: (response) => void response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(bomb),
    code: 'backend/bad-answer',
    tries: 1,
  },
  {
    fault: 'a connection that is cut at once',
    behave: (response) => void response.socket?.destroy(),
    code: 'backend/unreachable',
    tries: 3,
  },
  {
    fault: 'a connection that is cut amid the answer',
    behave(response) {
      response.writeHead(200, { ...json, 'content-length': '100' }).write('{"name":"Fern"')
      setTimeout(() => response.socket?.destroy(), 20)
    },
    code: 'backend/unreachable',
    tries: 3,
  },
  {
    fault: 'something that is not HTTP',
    behave: (response) => void response.socket?.end('220 mail.example ESMTP\r\n'),
    code: 'backend/unreachable',
    tries: 3,
  },
  ...[301, 302, 303, 307, 308].map(redirect),
]

const ways = (['get', 'blob'] as const).flatMap((way) => faults.map((each) => [way, each.fault, each] as const))
/** A file is refused by its type before a byte of it is read. */
const earlier = ['an answer that stalls', 'a connection that is cut amid the answer']

test.each(ways)('error: %s, %s', async (way, name, { behave, code, tries, cause }) => {
  api.behave(behave)
  const { reads, outcomeOf, host } = apiWorld(api.url)
  const outcome = await outcomeOf(reads[way]())
  const isEarly = way === 'blob' && earlier.includes(name)
  expect(outcome).toMatchObject({ code: isEarly ? 'backend/bad-answer' : code })
  if (cause) expect(outcome).toMatchObject({ cause: { message: cause } })
  const asked = api.heard.slice(heard)
  expect(asked).toHaveLength(isEarly ? 1 : tries)
  // Nothing is left behind: no timer here, and no connection that the server must end.
  expect(host.clock.pending()).toBe(0)
  await soon(() => expect(asked.filter(({ gone }) => !gone.aborted && isOpen(name))).toEqual([]))
})

/** Faults whose answer only the client can end. */
function isOpen(name: string): boolean {
  return ['a refusal that never ends', 'silence', 'an answer that stalls', 'a body without end'].includes(name)
}

test.each(['get', 'blob'] as const)('behavior: %s that is called off hangs up', async (way) => {
  api.behave(() => {})
  const { reads, outcomeOf, gone, host } = apiWorld(api.url)
  const asked = reads[way]()
  await soon(() => expect(api.heard).toHaveLength(heard + 1))
  gone.abort()
  expect(await outcomeOf(asked)).toMatchObject({ code: 'flow/cancelled' })
  await soon(() => expect(api.heard.at(-1)?.gone.aborted).toBe(true))
  expect(host.clock.pending()).toBe(0)
})

test('behavior: a server that comes back within the tries is heard; what it said before is forgotten', async () => {
  let asked = 0
  const answers: readonly ApiBehaviour[] = [
    (response) => void response.socket?.destroy(),
    sayJson(503, {}, { 'retry-after': '2' }),
    sayJson(200, { name: 'Fern' }),
  ]
  api.behave((response, request) => answers[asked++]?.(response, request))
  const { reads, outcomeOf, host } = apiWorld(api.url)
  const before = host.clock.now()
  expect(await outcomeOf(reads.get())).toEqual({ value: { name: 'Fern' } })
  expect([asked, host.clock.now() - before]).toEqual([3, expect.toSatisfy((ms: number) => ms >= 2_300)])
})
