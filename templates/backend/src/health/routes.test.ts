import { afterAll, beforeAll, expect, test } from 'vitest'
import { type NodeServer, startNode } from '../../../../test/setup/node-server.js'
import { askRaw, type ServedBackend, serveBackend } from '../../../../test/setup/running-backend.js'

const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }
let nodes: readonly NodeServer[]
let served: ServedBackend
beforeAll(async () => {
  nodes = await Promise.all([startNode(1), startNode(99), startNode(10)])
  const [good, wrong, followed] = nodes.map(({ url }) => url)
  followedNode().behave(() => '0x64')
  served = await serveBackend({
    settings: { adminToken: 'a token of sixteen letters', trustedProxies: ['127.0.0.1'] },
    chains: [
      { chainId: 'eip155:1', name: 'Ethereum', rpcUrls: [wrong ?? '', `${good}/v2/secret-key-0123456789`], native },
      { chainId: 'eip155:5', name: 'Goerli', rpcUrls: [wrong ?? ''], native },
      { chainId: 'eip155:10', name: 'Followed', rpcUrls: [followed ?? ''], native, index: { fromBlock: 0 } },
    ],
    parts: {
      services: () => [
        { name: 'relay', url: 'ws://127.0.0.1/relay' },
        { name: 'solana', missing: 'npm i litesvm' },
      ],
    },
  })
}, 60_000)
afterAll(async () => {
  await served?.stop()
  await Promise.all(nodes.map((node) => node.stop()))
})

function followedNode(): NodeServer {
  const node = nodes[2]
  if (!node) throw new Error('no node')
  return node
}

test('behavior: health tells each part, which node is on the wrong chain, and no address', async () => {
  const response = await served.get('/health')
  const text = await response.text()
  expect(response.status).toBe(200)
  expect(JSON.parse(text)).toMatchObject({
    status: 'degraded',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    database: { kind: 'pglite', ok: true },
    chains: [
      {
        chainId: 'eip155:1',
        ok: true,
        nodes: [
          { node: 1, state: 'wrong-chain' },
          { node: 2, state: 'ok' },
        ],
      },
      { chainId: 'eip155:5', ok: false, nodes: [{ node: 1, state: 'wrong-chain' }] },
      { chainId: 'eip155:10', ok: true },
    ],
    providers: { oneInch: 'absent', meld: 'absent', coinbase: 'absent', sandboxOnramp: 'absent', mail: 'absent' },
    services: [
      { name: 'api', port: served.running.port },
      { name: 'relay' },
      { name: 'solana', missing: 'npm i litesvm' },
    ],
  })
  expect((JSON.parse(text) as { workers: unknown[] }).workers).toContainEqual({ name: 'limits', state: 'running' })
  expect(text).not.toContain('secret-key')
  expect(text).not.toContain(nodes[0]?.url ?? 'no url')
})

test('behavior: metrics count requests by template, nodes that fail, and what the index lacks', async () => {
  const { db } = served.running.backend
  const cursor = { chain_id: 'eip155:10', next_block: 91, anchor_hash: '0x00' }
  await db
    .insertInto('index_cursors')
    .values(cursor)
    .onConflict((conflict) => conflict.column('chain_id').doUpdateSet(cursor))
    .execute()
  await served.get('/appkit/v1/config?projectId=shop')
  await served.get('/v1/identity/0x0000000000000000000000000000000000000001?projectId=nobody')
  await served.get('/nowhere?projectId=shop')
  const metrics = await (await served.get('/metrics')).text()
  expect(metrics).toContain('http_requests_total{route="/appkit/v1/config",method="GET",status="200"} 1')
  expect(metrics).toMatch(/http_requests_total\{route="none",method="GET",status="404"\} 1/)
  expect(metrics).toContain('http_request_seconds_bucket')
  expect(metrics).toMatch(/upstream_errors_total\{chain="eip155:5",node="1"\} [1-9]/)
  expect(metrics).toMatch(/indexer_lag_blocks\{chain="eip155:10"\} 10\n/)
  expect(metrics).toMatch(/requests_without_origin_total [1-9]/)
  expect(metrics).not.toContain('0x0000')
})

test('error: metrics are for this machine and for who has the token', async () => {
  const { port } = served.running
  const host = `127.0.0.1:${port}`
  const ask = (headers: Record<string, string>) => askRaw(port, '/metrics', { headers: { host, ...headers } })
  expect((await ask({})).status).toBe(200)
  expect((await ask({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(403)
  // What a client writes itself is not its address.
  expect((await ask({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(403)
  expect(
    (await ask({ 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer a token of sixteen letters' })).status,
  ).toBe(200)
  expect(
    (await ask({ 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer a token of sixteen letterz' })).status,
  ).toBe(403)
  expect((await ask({ 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer ' })).status).toBe(403)
})

test('error: the token of the metrics can not be tried more often than that of the admin page', async () => {
  const { port } = served.running
  const ask = (token: string, client = '203.0.113.77') =>
    askRaw(port, '/metrics', {
      headers: { host: `127.0.0.1:${port}`, 'x-forwarded-for': client, authorization: `Bearer ${token}` },
    })
  for (let count = 0; count < 10; count += 1) expect((await ask(`wrong ${count}`)).status).toBe(403)
  const refused = await ask('a token of sixteen letters')
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900'])
  expect((await ask('a token of sixteen letters', '203.0.113.78')).status).toBe(200)
})

test('behavior: a request is one line, with its id and template, without address, body or query', async () => {
  const before = served.lines.length
  const { port } = served.running
  const answer = await askRaw(port, '/v1/?chainId=eip155:404&projectId=shop&secret=in-the-query', {
    method: 'POST',
    headers: { host: `127.0.0.1:${port}`, 'x-forwarded-for': '203.0.113.9', 'content-type': 'application/json' },
    body: '{"word":"in-the-body"}',
  })
  await askRaw(port, '/v1/identity/0x00000000000000000000000000000000000000Ab?projectId=shop', {
    headers: { host: `127.0.0.1:${port}`, 'x-forwarded-for': '203.0.113.9' },
  })
  const [rpc, identity] = served.lines.slice(before).filter(({ route }) => typeof route === 'string')
  expect(rpc).toEqual({
    level: 'info',
    time: expect.any(String),
    requestId: answer.headers['x-request-id'],
    method: 'POST',
    route: '/v1/',
    status: 400,
    ms: expect.any(Number),
    project: 'shop',
    client: expect.stringMatching(/^[\w-]{22}$/),
    chainId: 'eip155:404',
  })
  expect(identity?.['client']).toBe(rpc?.['client'])
  const all = JSON.stringify(served.lines)
  for (const personal of ['203.0.113.9', 'in-the-body', 'in-the-query', '000000Ab', '0000ab'])
    expect(all).not.toContain(personal)
})
