import { expect, test } from 'vitest'
import { evmNetwork } from '../../test/unit/fake-kit.js'
import { fakeHost } from '../../test/unit/fakes.js'
import { evmChain } from './chain-question.js'
import { createPool } from './pool.js'
import { createScores } from './scores.js'

const [slow, quick] = ['https://slow.example/', 'https://quick.example/'] as const
const proxied = 'https://rpc.example/v1/?chainId=eip155:7&projectId=p'

/** Nodes that take so many milliseconds to say their chain; below zero they fail. */
function setup(delays: Record<string, number>, chainOf = (_: string) => '0x7') {
  const pings: { readonly url: string; readonly at: number }[] = []
  const host = fakeHost({
    async fetch(request) {
      const { url } = request
      const { id, method } = (await request.json()) as { id: number; method: string }
      expect(method).toBe('eth_chainId')
      pings.push({ url, at: host.clock.now() - 1_700_000_000_000 })
      const ms = delays[url] ?? 0
      await host.clock.sleep(Math.abs(ms), request.signal)
      return ms < 0 ? new Response('', { status: 500 }) : Response.json({ id, result: chainOf(url) })
    },
  })
  const pool = createPool(host, evmChain, evmNetwork(7, 'Seven', Object.keys(delays)))
  const order = () => pool.order().map(({ url }) => url)
  return { host, pool, pings, order, delays, times: () => [...new Set(pings.map(({ at }) => at))] }
}

test('behavior: nodes are compared every four seconds, and never before', async () => {
  const { host, pool, pings, order, times } = setup({ [slow]: 500, [quick]: 50 })
  const gone = new AbortController()
  pool.follow(gone.signal)
  await host.clock.advance(3_999)
  expect([pings, order()]).toEqual([[], [slow, quick]])
  await host.clock.advance(8_001)
  expect(times()).toEqual([4_000, 8_000, 12_000])
  expect(order()).toEqual([quick, slow])
  gone.abort()
})

test('behavior: it ends with the last who reads, at once and without a timer', async () => {
  const { host, pool, pings } = setup({ [slow]: 500, [quick]: 50 })
  const readers = [new AbortController(), new AbortController()]
  for (const { signal } of readers) pool.follow(signal)
  await host.clock.advance(4_000)
  readers[0]?.abort()
  expect(host.clock.pending()).toBeGreaterThan(0)
  readers[1]?.abort()
  await host.clock.advance(0)
  expect(host.open()).toBe(0)
  const { length } = pings
  await host.clock.advance(60_000)
  expect(pings).toHaveLength(length)
})

test('behavior: a reader that is forgotten keeps it going for 20 s, and no longer', async () => {
  const { host, pool, times } = setup({ [slow]: 500, [quick]: 50 })
  const { signal } = new AbortController()
  pool.follow(signal)
  await host.clock.advance(120_000)
  expect([times(), host.open()]).toEqual([[4_000, 8_000, 12_000, 16_000], 0])
  pool.follow(signal)
  await host.clock.advance(4_000)
  expect(times().at(-1)).toBe(124_000)
})

test('behavior: a clock that is set back a day ends it, and the next who reads keeps the beat', async () => {
  const { host, pool, pings, order } = setup({ [slow]: 500, [quick]: 50 })
  pool.follow(new AbortController().signal)
  await host.clock.advance(4_010)
  host.clock.jump(-86_400_000)
  await host.clock.advance(60_000)
  expect([pings.length, host.open()]).toEqual([2, 0])
  pool.follow(new AbortController().signal)
  await host.clock.advance(4_000)
  expect(pings).toHaveLength(4)
  await host.clock.advance(500)
  expect(order()).toEqual([quick, slow])
})

test('behavior: a poller that reads on keeps the beat', async () => {
  const { host, pool, times } = setup({ [slow]: 500, [quick]: 50 })
  let reader = new AbortController()
  for (let count = 0; count < 3; count += 1) {
    reader.abort()
    reader = new AbortController()
    pool.follow(reader.signal)
    await host.clock.advance(15_000)
  }
  expect(times()).toEqual(Array.from({ length: 11 }, (_, index) => 4_000 * (index + 1)))
  reader.abort()
})

test('behavior: a node alone is not compared, nor is any in a tab that nobody sees', async () => {
  const alone = setup({ [slow]: 0 })
  alone.pool.follow(new AbortController().signal)
  expect(alone.host.open()).toBe(0)
  const { host, pool, pings } = setup({ [slow]: 500, [quick]: 50 })
  host.page.globals['document'] = { visibilityState: 'hidden' }
  pool.follow(new AbortController().signal)
  await host.clock.advance(60_000)
  expect(pings).toEqual([])
})

test('behavior: the proxy stays behind the URLs of the host, however fast it is', async () => {
  const { host, pool, order } = setup({ [slow]: 900, [proxied]: 1, [quick]: 50 })
  pool.follow(new AbortController().signal)
  await host.clock.advance(10_000)
  expect(order()).toEqual([quick, slow, proxied])
})

test('behavior: a node that does not say its chain within a second has not answered; one that fails rests', async () => {
  const { host, pool, order, delays } = setup({ [slow]: 1_001, [quick]: 999, [proxied]: 1 })
  pool.follow(new AbortController().signal)
  await host.clock.advance(8_000)
  expect(order()).toEqual([quick, slow, proxied])
  delays[quick] = -1
  await host.clock.advance(5_000)
  expect(order()).toEqual([slow, proxied, quick])
})

test('error: a node of another chain is found by the comparison, dropped, and not compared again', async () => {
  const { host, pool, order, pings } = setup({ [slow]: 10, [quick]: 1, [proxied]: 1 }, (url) =>
    url === quick ? '0x8' : '0x7',
  )
  pool.follow(new AbortController().signal)
  await host.clock.advance(16_000)
  expect(order()).toEqual([slow, proxied])
  expect(pings.filter(({ url }) => url === quick)).toHaveLength(1)
  expect(host.logged.map(({ text }) => text)).toEqual([
    'quick.example answers for chain 8, not for Seven: it is not asked.',
  ])
})

test('behavior: 0.7 for answering, 0.3 for answering fast, over the last ten rounds (SPEC §9)', () => {
  const scores = createScores()
  expect([scores.of(0), scores.of(1)]).toEqual([0, 0])
  for (let count = 0; count < 9; count += 1)
    scores.add([
      { ms: 100, isGood: true },
      { ms: 400, isGood: true },
    ])
  scores.add([
    { ms: 1_000, isGood: false },
    { ms: 400, isGood: true },
  ])
  // Nine of ten at a mean of 190 of 1,000 ms; ten of ten at 400.
  expect(scores.of(0)).toBeCloseTo(0.7 * 0.9 + 0.3 * (1 - 0.19))
  expect(scores.of(1)).toBeCloseTo(0.7 + 0.3 * 0.6)
  for (let count = 0; count < 10; count += 1)
    scores.add([
      { ms: 0, isGood: true },
      { ms: 0, isGood: false },
    ])
  expect([scores.of(0), scores.of(1)]).toEqual([1, 0])
})
