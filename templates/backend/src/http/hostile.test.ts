import { afterAll, beforeAll, expect, test } from 'vitest'
import { type NodeServer, startNode } from '../../../../test/setup/node-server.js'
import { askRaw, type ServedBackend, serveBackend } from '../../../../test/setup/running-backend.js'
import { createApp } from '../app.js'

const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const fetched: string[] = []
let node: NodeServer
let served: ServedBackend
let before: unknown
beforeAll(async () => {
  node = await startNode(1)
  const watching: typeof fetch = (input, init) => {
    fetched.push(input instanceof Request ? input.url : String(input))
    return fetch(input, init)
  }
  const high = { perMinute: 1_000_000, perIpMinute: 1_000_000 }
  served = await serveBackend({
    settings: { limits: { rpc: high, api: high, events: high } },
    chains: [{ chainId: 'eip155:1', name: 'Ethereum', rpcUrls: [node.url], native }],
    parts: { fetch: watching },
  })
  before = await rows()
}, 60_000)
afterAll(async () => {
  await served?.stop()
  await node?.stop()
})

/** What an injection would change or tell. */
async function rows() {
  const { db } = served.running.backend
  return {
    projects: await db.selectFrom('projects').selectAll().orderBy('id').execute(),
    origins: await db.selectFrom('project_origins').selectAll().orderBy('pattern').execute(),
  }
}

/** Every route of the API, as it is mounted. */
function routes(): readonly { readonly method: string; readonly path: string }[] {
  const found = createApp(served.running.backend).routes.filter(({ method, path }) => method !== 'ALL' && path !== '/*')
  const unique = new Map(found.map(({ method, path }) => [`${method} ${path}`, { method, path }]))
  return [...unique.values()]
}

const injections = [
  "' or '1'='1",
  "'; drop table projects; --",
  "x' union select id, name from projects --",
  '1); delete from project_origins; --',
  '%27%20or%201%3D1',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%00',
  '\u0000',
  '%c0%ae%c0%ae/',
  '$(id)',
  '{{7*7}}',
  '__proto__',
  'constructor',
  '[object Object]',
  '-1e999',
  'ﷺ'.repeat(200),
  'x'.repeat(4_000),
]

test('error: SQL and paths injected into every part of every route change nothing and break nothing', async () => {
  const list = routes()
  expect(list.length).toBeGreaterThanOrEqual(20)
  const { port } = served.running
  const headers = { host: `127.0.0.1:${port}`, 'content-type': 'application/json' }
  for (const { method, path } of list) {
    for (const injection of injections) {
      const text = encodeURIComponent(injection)
      const filled = path.replace(/:\w+(\{[^}]*\})?/g, text).replace('*', text)
      const query = [
        'chainId',
        'cursor',
        'address',
        'sender',
        'search',
        'page',
        'entries',
        'include',
        'from',
        'to',
        'amount',
        'userAddress',
      ]
        .map((name) => `${name}=${text}`)
        .join('&')
      const body = JSON.stringify({
        projectId: 'shop',
        addresses: [injection],
        id: injection,
        method: injection,
        params: [injection],
        message: injection,
        amount: injection,
        __proto__: { isAdmin: true },
      })
      const answer = await askRaw(port, `${filled}?projectId=shop&${query}`, {
        method,
        headers,
        ...(method === 'GET' ? {} : { body }),
      })
      expect([method, path, injection, answer.status < 500]).toEqual([method, path, injection, true])
      expect(answer.body).not.toMatch(/syntax error|root:x:0|select .* from|node_modules|\bat .*\.[jt]s:\d/i)
    }
    const inProject = await askRaw(port, `${path}?projectId=${encodeURIComponent("shop' or '1'='1")}`, {
      method,
      headers,
      ...(method === 'GET' ? {} : { body: '{}' }),
    })
    expect(inProject.status).toBeLessThan(500)
  }
  expect(await rows()).toEqual(before)
}, 120_000)

test('error: A-56 no address that a client names is fetched: only the nodes of the settings are asked', async () => {
  const targets = [
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]:9/',
    'http://127.0.0.1:1/',
    'https://rebind.evil.test/',
    'file:///etc/passwd',
    '//169.254.169.254/',
  ]
  for (const { method, path } of routes()) {
    for (const target of targets) {
      const text = encodeURIComponent(target)
      const query = ['url', 'rpcUrl', 'upstream', 'avatar', 'image', 'redirect', 'callback', 'address', 'sender']
        .map((name) => `${name}=${text}`)
        .join('&')
      const headers = { 'content-type': 'application/json', 'x-forwarded-host': '169.254.169.254', 'x-rpc-url': target }
      const body = JSON.stringify({
        projectId: 'shop',
        url: target,
        rpcUrl: target,
        jsonrpc: '2.0',
        id: 1,
        method: 'eth_chainId',
        params: [target],
      })
      const filled = path.replace(/:\w+(\{[^}]*\})?/g, text)
      await (
        await served.get(`${filled}?projectId=shop&chainId=eip155:1&${query}`, {
          method,
          headers,
          ...(method === 'GET' ? {} : { body }),
        })
      ).text()
    }
  }
  expect(fetched.length).toBeGreaterThan(0)
  expect([...new Set(fetched)]).toEqual([node.url])
}, 120_000)

test('error: A-56 a node that redirects into the inner network is not followed', async () => {
  node.behave((_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end())
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_gasPrice', params: [] })
  const answer = await served.get('/v1/?projectId=shop&chainId=eip155:1', { method: 'POST', body })
  expect(answer.status).toBe(502)
  expect([...new Set(fetched)]).toEqual([node.url])
})
