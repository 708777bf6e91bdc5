import { expect, test } from 'vitest'
import { later, settle } from '../../test/unit/fakes.js'
import { answer, down, playedNodes } from '../../test/unit/played-nodes.js'

const [a, c] = ['https://a.example/', 'https://c.example/'] as const
const proxied = 'https://rpc.example/v1/?chainId=eip155:7&projectId=p'

test('behavior: reads of one moment are one request; each gets its own answer, whatever the order', async () => {
  const { read, asked } = playedNodes({ [a]: (calls) => answer(calls, ({ params }) => `0x${params[0]}`) })
  expect(await Promise.all([read('1'), read('2'), read('3')])).toEqual([1n, 2n, 3n])
  expect(asked.map(({ calls }) => calls.length)).toEqual([4])
  expect(await Promise.all([read('4'), read('5')])).toEqual([4n, 5n])
  expect(asked.map(({ calls }) => calls.length)).toEqual([4, 2])
})

test('behavior: an answer that is missing is missing for its call alone, and one given twice counts for none', async () => {
  let isBad = true
  const { host, read, asked } = playedNodes({
    [a]: async (calls) => {
      const all = (await answer(calls, ({ params }) => `0x${params[0]}`).json()) as { id: number; result: string }[]
      if (!isBad) return Response.json(all)
      isBad = false
      const twice = all.filter(({ result }) => result === '0x3').map((each) => ({ ...each, result: '0x9' }))
      return Response.json([...all.filter(({ result }) => result !== '0x2'), ...twice])
    },
  })
  const reading = Promise.all([read('1'), read('2'), read('3')])
  await host.clock.advance(1_000)
  expect(await reading).toEqual([1n, 2n, 3n])
  expect(asked.flatMap(({ calls }) => calls.map(({ method, params }) => params[0] ?? method))).toEqual([
    ...['eth_chainId', '1', '2', '3'],
    ...['2', '3'],
  ])
})

test.each([
  [a, 1_000, 2_500, 3],
  [proxied, 100, 250, 3],
])('behavior: %s gets no more than %i calls at once', async (url, most, count, requests) => {
  const { read, asked } = playedNodes({ [url]: (calls) => answer(calls, ({ params }) => `0x${params[0]}`) })
  const values = await Promise.all(Array.from({ length: count }, (_, index) => read(index.toString(16))))
  expect(values).toEqual(Array.from({ length: count }, (_, index) => BigInt(index)))
  expect(asked).toHaveLength(requests)
  expect(Math.max(...asked.map(({ calls }) => calls.length))).toBe(most)
})

test('behavior: asked one by one, a call that fails fails alone', async () => {
  const { host, read, asked } = playedNodes({
    [a]: (calls) => (calls.length > 1 || calls[0]?.params[0] === '2' ? down(400) : answer(calls)),
  })
  const reading = Promise.all([read('1'), read('2'), read('3')])
  await host.clock.advance(0)
  expect(await reading).toMatchObject([5n, { slots: { detail: 'HTTP status code: 400' } }, 5n])
  expect(asked.map(({ calls }) => calls.length)).toEqual([4, 1, 1, 1, 1])
})

test('behavior: whoever leaves a batch does not end it for the others', async () => {
  const slow = later<Response>()
  const { read, asked } = playedNodes({ [a]: (calls) => slow.promise.then(() => answer(calls)) })
  const [one, two] = [new AbortController(), new AbortController()]
  const readings = [read('1', one.signal), read('2', two.signal)]
  await settle()
  one.abort()
  await settle()
  expect([asked.length, asked[0]?.request.signal.aborted]).toEqual([1, false])
  slow.resolve(down())
  expect(await Promise.all(readings)).toMatchObject([{ code: 'flow/cancelled' }, 5n])
})

test('error: 300 requests a minute and no more, with one warning that names no key', async () => {
  const url = 'https://a.example/secret'
  const { host, read, asked } = playedNodes({ [url]: (calls) => answer(calls) })
  for (let count = 0; count < 300; count += 1) expect(await read()).toBe(5n)
  const detail = 'asked more than 300 times within a minute'
  expect([await read(), await read()]).toMatchObject([{ slots: { detail } }, { slots: { detail } }])
  expect([asked.length, host.logged.map(({ level, text }) => `${level} ${text}`)]).toEqual([
    300,
    [`warn a.example was ${detail}: what is beyond is not sent. Something reads in a loop.`],
  ])
  await host.clock.advance(60_000)
  expect(await read()).toBe(5n)
  expect(host.logged).toHaveLength(1)
})

test('behavior: beyond the cap of one node the next is asked', async () => {
  const { read, times } = playedNodes({ [a]: (calls) => answer(calls), [c]: (calls) => answer(calls) })
  for (let count = 0; count < 302; count += 1) expect(await read()).toBe(5n)
  expect([times(a).length, times(c).length]).toEqual([300, 2])
})

test('behavior: a clock that is set back a day refuses nobody for a day', async () => {
  const { host, read } = playedNodes({ [a]: (calls) => answer(calls) })
  for (let count = 0; count < 300; count += 1) await read()
  host.clock.jump(-86_400_000)
  expect(await read()).toBe(5n)
})

test('behavior: a node that answers lists with status 500 is asked one by one at the next try, and from then on', async () => {
  const { host, read, asked } = playedNodes({ [a]: (calls) => (calls.length > 1 ? down(500) : answer(calls)) })
  const reading = Promise.all([read('1'), read('2')])
  await host.clock.advance(1_000)
  expect(await reading).toEqual([5n, 5n])
  expect(asked.map(({ calls }) => calls.length)).toEqual([3, 1, 1, 1])
  await host.clock.advance(5_000)
  const again = Promise.all([read('3'), read('4')])
  await host.clock.advance(0)
  expect([await again, asked.slice(4).map(({ calls }) => calls.length)]).toEqual([
    [5n, 5n],
    [1, 1, 1],
  ])
})

test('error: status 500 costs one request a try, and the calls of one moment share it', async () => {
  const { host, read, asked, times } = playedNodes({ [a]: () => down(500) })
  const three = Promise.all([read('1'), read('2'), read('3')])
  await host.clock.advance(0)
  expect(asked).toHaveLength(1)
  await host.clock.advance(19_000)
  for (const end of await three) expect(end).toMatchObject({ code: 'rpc/unreachable' })
  const before = asked.length
  const reading = read('4')
  await host.clock.advance(19_000)
  expect(await reading).toMatchObject({ code: 'rpc/unreachable' })
  expect(times(a).slice(before)).toEqual([19_000, 20_000, 23_000, 28_000, 38_000])
})
