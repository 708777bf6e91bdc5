import { expect, test } from 'vitest'
import { priceCache } from './price-cache.js'

/** A clock that stands until it is moved. */
function handClock() {
  let now = 1_000_000
  return {
    now: () => now,
    sleep: () => Promise.reject(new Error('nobody sleeps here')),
    move: (ms: number) => {
      now += ms
    },
  }
}

test('behavior: who asks while a price is being loaded shares it, and it is kept for 15 s', async () => {
  const clock = handClock()
  const asked: (readonly string[])[] = []
  const get = priceCache(async (keys) => {
    asked.push(keys)
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, BigInt(asked.length)]))
  }, clock)
  const both = await Promise.all([get(['a', 'b', 'a', 'none']), get(['b', 'c'])])
  expect(both.map((map) => [...map])).toEqual([
    [
      ['a', 1n],
      ['b', 1n],
    ],
    [
      ['b', 1n],
      ['c', 2n],
    ],
  ])
  expect(asked).toEqual([['a', 'b', 'none'], ['c']])
  clock.move(14_999)
  expect((await get(['a', 'none'])).get('a')).toBe(1n)
  expect(asked).toHaveLength(2)
  clock.move(1)
  expect((await get(['a'])).get('a')).toBe(3n)
})

test('error: a failure reaches all who wait, and the next one asks again', async () => {
  let calls = 0
  const get = priceCache(async () => {
    calls += 1
    if (calls === 1) throw new Error('down')
    return new Map([['a', 7n]])
  }, handClock())
  const results = await Promise.allSettled([get(['a', 'b']), get(['a'])])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await get(['a'])).get('a')).toBe(7n)
  expect(calls).toBe(2)
})

test('behavior: the cache does not grow without end', async () => {
  const asked: string[] = []
  const get = priceCache(async (keys) => {
    asked.push(...keys)
    return new Map()
  }, handClock())
  const keys = Array.from({ length: 10_001 }, (_, index) => `token ${index}`)
  for (let start = 0; start < keys.length; start += 100) await get(keys.slice(start, start + 100))
  await get(['token 10000', 'token 0'])
  expect(asked).toHaveLength(10_002)
  expect(asked.at(-1)).toBe('token 0')
})
