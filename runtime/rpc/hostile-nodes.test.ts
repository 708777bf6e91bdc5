import { afterEach, expect, test } from 'vitest'
import { honest, type RpcBehaviour, type RpcNode, type Said, startRpcNode } from '../../test/setup/rpc-node.js'
import { soon } from '../../test/setup/soon.js'
import { evmNetwork } from '../../test/unit/fake-kit.js'
import { alice } from '../../test/unit/fake-wallet.js'
import { fakeHost } from '../../test/unit/fakes.js'
import { createEvmAdapter } from '../chains/evm/adapter.js'

const nodes: RpcNode[] = []
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.stop()))
})

/** A real node of chain 7 on which everybody owns `wei`. */
async function node(wei: bigint, behaviour?: RpcBehaviour, chainId = 7): Promise<RpcNode> {
  const made = await startRpcNode(chainId, wei, behaviour)
  nodes.push(made)
  return made
}

/** An adapter over real HTTP on a clock that goes on while nothing is under way, or is for half a second of ours. */
function reader(...urls: readonly string[]) {
  let underWay = 0
  const host = fakeHost({
    async fetch(request) {
      underWay += 1
      try {
        const response = await fetch(request)
        return new Response(await response.arrayBuffer(), response)
      } finally {
        underWay -= 1
      }
    },
  })
  const adapter = createEvmAdapter(host)
  const network = evmNetwork(7, 'Seven', urls)
  const gone = new AbortController()

  async function inTime<T>(work: Promise<T>): Promise<T> {
    let isDone = false
    const end = () => {
      isDone = true
    }
    work.then(end, end)
    for (let idle = 0; !isDone; idle += 1) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (underWay > 0 && idle < 100) continue
      await host.clock.advance(underWay > 0 ? 10_000 : 500)
      idle = 0
    }
    return work
  }

  const read = () =>
    inTime(
      adapter.balance(network, alice, gone.signal).then(
        ({ value }) => ({ value }),
        ({ code, slots }: { code: string; slots: object }) => ({ code, ...slots }),
      ),
    )
  return { host, adapter, network, read, gone }
}

const status =
  (code: number, more: Said = {}): RpcBehaviour =>
  () => ({ status: code, body: { message: 'no' }, ...more })

test('behavior: the first read is one request, and tells the chain and the balance', async () => {
  const good = await node(5n)
  const { read } = reader(good.url)
  expect(await read()).toEqual({ value: 5n })
  expect(good.requests.map(({ calls }) => calls.map(({ method }) => method))).toEqual([
    ['eth_chainId', 'eth_getBalance'],
  ])
})

test('error: an answer of another chain is never shown, its node is not asked again, and developers are told once', async () => {
  const other = await node(9n, honest, 8)
  const { read, host } = reader(other.url)
  const failed = { code: 'rpc/wrong-chain', url: other.url, found: '8', network: 'Seven' }
  expect([await read(), await read()]).toEqual([failed, failed])
  expect(other.requests).toHaveLength(1)
  expect(host.logged.map(({ level, text }) => [level, text])).toEqual([
    ['warn', `${new URL(other.url).host} answers for chain 8, not for Seven: it is not asked.`],
  ])
})

test.each([
  ['after the four seconds that it is believed', 4_000, 0],
  ['at once, and the clock is set back a day', 0, -86_400_000],
])('error: a node that moves to another chain %s is found out with the read itself', async (_, ms, jump) => {
  let chain = '0x7'
  const moving = await node(5n, ({ calls, isBatch }) => {
    const all = calls.map(({ id, method }) => ({
      jsonrpc: '2.0',
      id,
      result: method === 'eth_chainId' ? chain : '0x63',
    }))
    return { body: isBatch ? all : all[0] }
  })
  const good = await node(6n)
  const { read, host } = reader(moving.url, good.url)
  expect(await read()).toEqual({ value: 99n })
  chain = '0x8'
  await host.clock.advance(ms)
  host.clock.jump(jump)
  expect([await read(), await read()]).toEqual([{ value: 6n }, { value: 6n }])
})

test.each<[string, unknown]>([
  ['text', 'many'],
  ['an empty text', ''],
  ['a number', 5],
  ['nothing', null],
  ['a list', []],
  ['true', true],
  ['no digits', '0x'],
  ['a negative number', '-0x1'],
  ['more than 256 bits', `0x1${'0'.repeat(64)}`],
])('error: %s is no balance', async (_, result) => {
  const bad = await node(5n, (_heard, good) => ({ body: [good[0], { ...good[1], result }] }))
  const good = await node(6n)
  expect(await reader(bad.url, good.url).read()).toEqual({ value: 6n })
  expect(await reader(bad.url).read()).toMatchObject({ code: 'rpc/unreachable', network: 'Seven' })
})

test.each<[string, Said]>([
  ['HTML', { body: '<html>', headers: { 'content-type': 'text/html' } }],
  ['nothing', { body: '' }],
  ['half of it', { body: '[{"jsonrpc":"2.0",' }],
  ['null', { body: 'null' }],
  ['an empty list', { body: [] }],
  ['numbers', { body: [1, 2] }],
  ['neither result nor error', { body: [{ id: 1 }, { id: 2 }] }],
  [
    'answers to other calls',
    {
      body: [
        { id: 98, result: '0x7' },
        { id: 99, result: '0x1' },
      ],
    },
  ],
  [
    'text for numbers of calls',
    {
      body: [
        { id: '2', result: '0x7' },
        { id: '1', result: '0x1' },
      ],
    },
  ],
  ['one answer for all', { body: { jsonrpc: '2.0', id: 1, result: '0x7' } }],
  ['more than 10 MiB', { body: `[${' '.repeat(10_485_760)}]` }],
])('error: a node that answers %s gives no balance, and the next one is asked', async (_, said) => {
  const bad = await node(5n, () => said)
  const good = await node(6n)
  const { read } = reader(bad.url, good.url)
  expect([await read(), await read()]).toEqual([{ value: 6n }, { value: 6n }])
  // It rests: the second read does not begin with it.
  expect(good.requests.length).toBeGreaterThan(1)
  expect(await reader(bad.url).read()).toMatchObject({ code: 'rpc/unreachable' })
})

test.each([
  // Refused as it is: once as a list, once alone, since a node may take no lists.
  [400, 2],
  [401, 1],
  [403, 1],
  [404, 2],
  [408, 5],
  [429, 5],
  [500, 5],
  [502, 5],
  [503, 5],
  [504, 5],
])('error: status %i with no other node is asked %i times', async (code, times) => {
  const bad = await node(5n, status(code))
  const { read, host } = reader(bad.url)
  expect(await read()).toEqual({ code: 'rpc/unreachable', network: 'Seven', detail: `HTTP status code: ${code}` })
  expect([bad.requests.length, host.clock.pending()]).toEqual([times, 0])
})

test.each([400, 401, 403, 404, 429, 500, 503])('behavior: after status %i the next node answers', async (code) => {
  const bad = await node(5n, status(code))
  const good = await node(6n)
  expect(await reader(bad.url, good.url).read()).toEqual({ value: 6n })
})

test('error: 429 with a JSON-RPC error in it is not taken for an answer', async () => {
  const error = { code: -32000, message: 'slow down' }
  const bad = await node(5n, status(429, { body: { jsonrpc: '2.0', id: 1, error } }))
  const good = await node(6n)
  expect(await reader(bad.url, good.url).read()).toEqual({ value: 6n })
  await reader(bad.url).read()
  expect(bad.requests).toHaveLength(6)
})

test('error: what a node refuses is said in its own words, kept short, and not asked again', async () => {
  const long = 'x'.repeat(5_000)
  const bad = await node(5n, ({ calls }, good) => ({
    body: [good[0], { id: calls[1]?.id, error: { code: -32602, message: long } }],
  }))
  expect(await reader(bad.url).read()).toEqual({
    code: 'rpc/unreachable',
    network: 'Seven',
    detail: 'x'.repeat(200),
  })
  expect(bad.requests).toHaveLength(1)
})

test('behavior: a node that takes no lists is asked one by one from then on, the chain first', async () => {
  const single = await node(5n, (heard, good) =>
    heard.isBatch
      ? { body: { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'no' } } }
      : honest(heard, good),
  )
  const { read, host } = reader(single.url)
  expect(await read()).toEqual({ value: 5n })
  await host.clock.advance(60_000)
  expect(await read()).toEqual({ value: 5n })
  expect(single.requests.map(({ calls }) => calls.map(({ method }) => method).join())).toEqual([
    'eth_chainId,eth_getBalance',
    'eth_chainId',
    'eth_getBalance',
    'eth_chainId',
    'eth_getBalance',
  ])
})

test('error: a node that begins an answer and does not end it fails after ten seconds', async () => {
  const slow = await node(5n, () => ({ body: '[', isEndless: true }))
  const { read, host } = reader(slow.url)
  expect(await read()).toMatchObject({ code: 'rpc/unreachable', detail: 'no answer within 10 seconds' })
  await soon(() => expect(slow.requests.every(({ gone }) => gone.aborted)).toBe(true))
  expect(host.clock.pending()).toBe(0)
})

test('behavior: whoever stops reading hangs up, and leaves no timer', async () => {
  const silent = await node(5n, () => undefined)
  const { adapter, network, host, gone } = reader(silent.url, silent.url)
  const reading = adapter.balance(network, alice, gone.signal)
  await soon(() => expect(silent.requests).toHaveLength(1))
  gone.abort()
  await expect(reading).rejects.toMatchObject({ code: 'flow/cancelled' })
  await soon(() => expect(silent.requests[0]?.gone.aborted).toBe(true))
  expect([host.open(), silent.requests.length]).toEqual([0, 1])
})
