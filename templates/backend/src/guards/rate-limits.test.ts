import { pino } from 'pino'
import { expect, test } from 'vitest'
import { defaultLimits } from '../limits/limits.data.js'
import { type Counter, memoryCounter, rateLimits } from './rate-guard.js'

/** So many clients of a minute are counted apart. */
const MOST = 100_000

const shop = {
  id: 'shop',
  name: 'Shop',
  isEnabled: true,
  tier: '',
  origins: [],
  trustedOrigins: [],
  features: [],
  limits: [{ kind: 'api', perMinute: 5, perIpMinute: 3 }],
}

function bench(counter: Counter = memoryCounter()) {
  const lines: string[] = []
  const time = { now: 1_000_000 * 60_000 + 15_000 }
  const clock = { now: () => time.now, sleep: async () => {} }
  const take = rateLimits(counter, {
    clock,
    log: pino({ level: 'error' }, { write: (line) => void lines.push(line) }),
    limits: defaultLimits,
  })
  const use = (client: string, cost = 1, kind: 'api' | 'rpc' = 'api') => take({ kind, project: shop, client, cost })
  return { use, time, lines }
}

test('behavior: a client is stopped at its limit until the minute ends, and then free again', async () => {
  const { use, time } = bench()
  for (const _ of [1, 2, 3]) expect(await use('ada')).toEqual({ isAllowed: true })
  expect(await use('ada')).toEqual({ isAllowed: false, scope: 'client', retryAfterS: 45 })
  expect(await use('ada', 1, 'rpc')).toEqual({ isAllowed: true })
  time.now += 45_000
  expect(await use('ada')).toEqual({ isAllowed: true })
})

test('behavior: a client over its limit does not use up what the others may do', async () => {
  const { use } = bench()
  for (let count = 0; count < 50; count++) await use('mallory')
  expect(await use('bob')).toEqual({ isAllowed: true })
})

test('behavior: the project has a limit over all its clients', async () => {
  const { use } = bench()
  for (const client of ['a', 'b', 'c', 'd', 'e']) expect(await use(client)).toEqual({ isAllowed: true })
  expect(await use('f')).toEqual({ isAllowed: false, scope: 'project', retryAfterS: 45 })
})

test('behavior: a batch counts as many requests as it holds', async () => {
  const { use } = bench()
  expect(await use('ada', 3)).toEqual({ isAllowed: true })
  expect(await use('ada', 1)).toMatchObject({ isAllowed: false })
})

test('behavior: a store that fails or hangs lets everything pass, and is logged once a minute', async () => {
  const failing: Counter = { add: () => Promise.reject(new Error('no store')), forget: async () => {} }
  const { use, lines, time } = bench(failing)
  for (let minute = 0; minute < 3; minute++) {
    for (let count = 0; count < 20; count++) {
      expect(await use('ada')).toEqual({ isAllowed: true })
      time.now += 1_000
    }
    time.now += 40_000
  }
  expect(lines.length).toBe(3)
  let asked = 0
  const add = () => {
    asked += 1
    return new Promise<never>(() => {})
  }
  const hanging = bench({ add, forget: async () => {} })
  expect(await hanging.use('ada')).toEqual({ isAllowed: true })
  // It rests now: the next request does not ask it.
  expect(await hanging.use('ada')).toEqual({ isAllowed: true })
  expect(asked).toBe(1)
})

test('error: one minute with more clients than are counted apart: those beyond share one count', async () => {
  const counter = memoryCounter()
  const crowd = new Map(Array.from({ length: MOST }, (_, index) => [`client ${index}`, 1] as const))
  expect((await counter.add(crowd, 1)).get(`client ${MOST - 1}`)).toBe(1)
  expect(await counter.add(new Map([['one more', 1]]), 1)).toEqual(new Map([['one more', 1]]))
  expect(await counter.add(new Map([['another', 1]]), 1)).toEqual(new Map([['another', 2]]))
  // Who was there before is counted alone, and so is everybody in the next minute.
  expect(await counter.add(new Map([['client 0', 1]]), 1)).toEqual(new Map([['client 0', 2]]))
  expect(await counter.add(new Map([['another', 1]]), 2)).toEqual(new Map([['another', 1]]))
})
