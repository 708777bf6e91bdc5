import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { config, healthy } from '../../test/unit/doctor-run.js'
import { api, closed, doctor, type Reply, safe, words, world } from '../../test/unit/doctor-world.js'
import { type FakeWorld, fakeContext } from '../../test/unit/fake-context.js'
import { checks } from './checks.data.js'
import type { Facts } from './facts.js'
import { runChecks } from './run-checks.js'

test('behavior: a backend in production that is as it should be', async () => {
  expect(await doctor(await healthy(), world({}))).toEqual({ code: 0, ids: [], findings: [] })
})

describe('error: D-30', () => {
  const open = async (_: string, { headers }: { readonly headers: Readonly<Record<string, string>> }) => {
    const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
    const accept = createHash('sha1').update(key).digest('base64')
    return headers['upgrade'] ? { status: 101, headers: new Headers({ 'sec-websocket-accept': accept }) } : closed
  }
  test.each([
    [
      'no HSTS',
      world({ 'config?projectId=abcd1234': [200, { features: [] }] }),
      'warning',
      'Strict-Transport-Security',
    ],
    [
      'the inbox',
      world({ '/inbox.json': [403, { reasons: [{ name: 'inbox_locked' }] }] }),
      'error',
      'has the development inbox',
    ],
    ['the relay', world({}, open), 'error', 'has the development relay'],
    [
      'any host',
      world({}, async (_, { headers }) => ({ ...closed, status: headers['host'] ? 200 : 404 })),
      'error',
      'answers requests that name another host',
    ],
  ] as const)('%s', async (_, given, severity, says) => {
    const { ids, findings, code } = await doctor(await healthy(), given)
    expect([ids, findings.length, findings[0]?.severity]).toEqual([['D-30'], 1, severity])
    expect(findings[0]?.what).toContain(says)
    expect(code).toBe(severity === 'error' ? 1 : 0)
  })
})

describe('error: D-31', () => {
  const development: Reply = [200, { status: 'ok', mode: 'development' }]

  test('a backend that is deployed in development mode', async () => {
    const result = await doctor(await healthy(), world({ '/health': development }))
    expect([words(result), result.code]).toEqual([[`error D-31 ${api} runs in development mode.`], 1])
  })

  test('one of this machine that other machines reach', async () => {
    const asked: string[] = []
    const ask: Facts['ask'] = async (url) => {
      asked.push(url)
      const answer = { url, at: 0, status: 200, headers: new Headers(), text: JSON.stringify(development[1]) }
      return url.includes('192.0.2.7') ? { isThere: true, answer } : { isThere: false, reason: 'nothing listens there' }
    }
    const facts: Facts = {
      ...fakeContext(),
      mode: 'development',
      urls: [],
      pages: [],
      config: { folder: 'src/modal-kit', files: [], forProduction: [] },
      folders: ['/app'],
      manager: { id: 'npm', lockfiles: [], install: [], run: 'npm run', add: 'npm install' },
      lockfiles: [],
      api: 'http://127.0.0.1:8787',
      addresses: ['198.51.100.4', '192.0.2.7'],
      ask,
      health: ask('http://192.0.2.7:8787/health'),
    }
    asked.splice(0)
    const found = await runChecks(
      checks.filter(({ id }) => id === 'D-31'),
      facts,
      fakeContext(),
    )
    expect(asked).toEqual(['http://198.51.100.4:8787/health', 'http://192.0.2.7:8787/health'])
    expect(found.map(({ what }) => what)).toEqual([
      'The backend in development mode is reached from other machines too: http://192.0.2.7:8787.',
    ])
  })
})

describe('error: D-37', () => {
  const at = (ms: number, more: Record<string, string> = {}) =>
    world({
      'config?projectId=abcd1234': [
        200,
        { features: [] },
        { ...safe, date: new Date(Date.now() + ms).toUTCString(), ...more },
      ],
    })

  test.each([
    [-600_000, '10 min ahead of'],
    [45_000, '4[3-5] s behind'],
    [10_800_000, '3 h behind'],
  ])('a clock that differs by %i ms', async (ms, says) => {
    const { ids, findings, code } = await doctor(await healthy(), at(ms))
    expect([ids, code]).toEqual([['D-37'], 0])
    expect(findings[0]?.what).toMatch(new RegExp(`${says} that of ${api}`))
  })

  test('behavior: half a minute is nothing, nor is an answer that was kept on the way', async () => {
    expect((await doctor(await healthy(), at(20_000))).ids).toEqual([])
    expect((await doctor(await healthy(), at(-600_000, { age: '600' }))).ids).toEqual([])
    expect((await doctor(await healthy(), at(0, { date: 'yesterday' }))).ids).toEqual([])
  })
})

describe('error: U-relay', () => {
  const files = () => healthy(config({ services: `{ api: '${api}', relay: 'wss://relay.example' }` }))

  test.each([
    ['a status that is no handshake', async () => closed, 'status 404 where a WebSocket was asked for'],
    ['an answer that any server could give', async () => ({ ...closed, status: 101 }), 'status 101'],
    [
      'nobody',
      async () => Promise.reject(new TypeError('x', { cause: new Error('gone.') })),
      "Couldn't reach the relay wss://relay.example: gone",
    ],
  ] as const)('%s', async (_, answer, says) => {
    const { ids, findings, code } = await doctor(await files(), world({}, answer))
    expect([ids, code]).toEqual([['U-relay'], 1])
    expect(findings[0]?.what).toContain(says)
  })

  test('behavior: a relay that wants to know who asks is there, and is told nothing', async () => {
    const asked: string[] = []
    const answer: FakeWorld['onHead'] = async (url, { headers }) => {
      if (url.startsWith('wss:')) asked.push(`${url} ${JSON.stringify(headers)}`)
      return { ...closed, status: 401 }
    }
    expect((await doctor(await files(), world({}, answer))).ids).toEqual([])
    expect(asked).toHaveLength(1)
    expect(asked.join()).not.toContain('abcd1234')
  })
})

test('error: U-plan: above the limit of the plan', async () => {
  const limits: Reply = [200, { planLimits: { tier: 'starter', isAboveRpcLimit: true, isAboveMauLimit: true } }]
  const result = await doctor(await healthy(), world({ 'project-limits?projectId=abcd1234': limits }))
  expect(words(result)).toEqual([
    'warning U-plan Project abcd1234 is above the limit of its plan: RPC requests, monthly users.',
  ])
  const odd = ['[]', 'null', '{"planLimits":3}', '<html>'].map(async (text) =>
    doctor(await healthy(), world({ 'project-limits?projectId=abcd1234': [200, text] })),
  )
  for (const { ids } of await Promise.all(odd)) expect(ids).toEqual([])
})
