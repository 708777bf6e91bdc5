import { expect, test } from 'vitest'
import { evmNetwork } from '../../test/unit/fake-kit.js'
import { later } from '../../test/unit/fakes.js'
import { answer, balanceOf, down, playedNodes } from '../../test/unit/played-nodes.js'
import { quantity } from './answers.js'
import { evmChain } from './chain-question.js'
import { createRpc } from './rpc.js'

const [a, b] = ['https://a.example/', 'https://b.example/'] as const
const proxied = 'https://rpc.example/v1/?chainId=eip155:7&projectId=p'

test('behavior: tries again after 1, 3, 5 and 10 s, and then no more', async () => {
  const { host, read, times } = playedNodes({ [a]: () => down() })
  const reading = read()
  await host.clock.advance(120_000)
  expect(times(a)).toEqual([0, 1_000, 4_000, 9_000, 19_000])
  expect(await reading).toMatchObject({ code: 'rpc/unreachable', slots: { detail: 'HTTP status code: 503' } })
  expect(host.clock.pending()).toBe(0)
})

test('behavior: a try that comes through ends it', async () => {
  let tries = 0
  const { host, read, times } = playedNodes({ [a]: (calls) => (++tries < 3 ? down() : answer(calls)) })
  const reading = read()
  await host.clock.advance(120_000)
  expect([await reading, times(a)]).toEqual([5n, [0, 1_000, 4_000]])
})

test('behavior: a request has ten seconds, and is then left', async () => {
  const { host, read, asked, times } = playedNodes({ [a]: () => later<Response>().promise })
  void read()
  await host.clock.advance(9_999)
  expect(asked[0]?.request.signal.aborted).toBe(false)
  await host.clock.advance(1)
  expect([asked[0]?.request.signal.aborted, times(a)]).toEqual([true, [0]])
  await host.clock.advance(1_000)
  expect(times(a)).toEqual([0, 11_000])
})

test.each([
  ['2', [0, 2_000]],
  ['0', [0, 1_000]],
  ['soon', [0, 1_000]],
  [new Date(1_700_000_007_000).toUTCString(), [0, 7_000]],
  // Longer than the longest wait of SPEC §9: the read fails instead.
  ['11', [0]],
])('behavior: Retry-After %s is kept', async (value, expected) => {
  const { host, read, times } = playedNodes({ [a]: () => down(429, { 'retry-after': value }) })
  void read()
  await host.clock.advance(expected[1] ?? 60_000)
  expect(times(a)).toEqual(expected)
})

test('behavior: the next node is asked at once after a failure, after two seconds of silence, and the bad one rests 30 s', async () => {
  let isSilent = true
  const { host, read, times } = playedNodes({
    [a]: (calls) => (isSilent ? later<Response>().promise : answer(calls)),
    [b]: (calls) => answer(calls),
  })
  const gone = new AbortController()
  const reading = read('x', gone.signal)
  await host.clock.advance(1_999)
  expect(times(b)).toEqual([])
  await host.clock.advance(1)
  expect([await reading, times(b)]).toEqual([5n, [2_000]])
  gone.abort()
  isSilent = false
  await host.clock.advance(27_000)
  await read('x', AbortSignal.abort())
  const second = new AbortController()
  await read('x', second.signal)
  second.abort()
  expect([times(a), times(b)]).toEqual([[0], [2_000, 29_000]])
  await host.clock.advance(4_000)
  await read()
  expect(times(a)).toEqual([0, 33_000])
})

test('behavior: the URLs of the host come before the proxy, wherever the proxy stands', async () => {
  const { read, asked } = playedNodes({
    [proxied]: (calls) => answer(calls),
    [a]: () => down(401),
    [b]: () => down(401),
  })
  expect(await read()).toBe(5n)
  expect(asked.map(({ url }) => url)).toEqual([a, b, proxied])
  // Plain text spares the question of the browser; nodes of others want JSON.
  expect(asked.map(({ request }) => request.headers.get('content-type'))).toEqual([
    'application/json',
    'application/json',
    'text/plain',
  ])
})

test('behavior: user and password of an address are sent as a header and never said', async () => {
  const seen: (string | null)[] = []
  const { host, read } = playedNodes({})
  expect(await read()).toMatchObject({ slots: { detail: 'no rpcUrls are configured' } })
  const http = {
    async fetch(input: string | URL | Request, init?: RequestInit) {
      const request = new Request(input, init)
      seen.push(request.url, request.headers.get('authorization'))
      return down(403)
    },
  }
  const rpc = createRpc({ ...host, http }, evmChain)
  const network = evmNetwork(7, 'Seven', ['https://me:p%40ss@a.example/key'])
  const failed = await rpc.read(network, balanceOf('x'), quantity, new AbortController().signal).catch(String)
  expect(seen).toEqual(['https://a.example/key', `Basic ${btoa('me:p@ss')}`])
  expect(failed).not.toMatch(/p%40ss|p@ss|key/)
})

test('error: an address that is none is a node that is not there', async () => {
  const { host, read } = playedNodes({ 'no address': () => down() })
  const reading = read()
  await host.clock.advance(30_000)
  expect(await reading).toMatchObject({ code: 'rpc/unreachable' })
})

test('behavior: a node that rests is asked first again after a clock was set back, not a day later', async () => {
  let isDown = true
  const { host, read, times } = playedNodes({
    [a]: (calls) => (isDown ? down() : answer(calls)),
    [b]: (calls) => answer(calls),
  })
  expect([await read(), await read(), times(a).length]).toEqual([5n, 5n, 1])
  isDown = false
  host.clock.jump(-86_400_000)
  expect([await read(), times(a).length, times(b).length]).toEqual([5n, 2, 2])
})
