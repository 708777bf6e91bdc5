import { expect, test } from 'vitest'
import type { ManualClock } from '../gallery/manual-clock.js'
import { polls } from '../setup/polls.data.js'
import { type Asked, nodesOf, openCountedAccount, tabs } from './counted-account.js'
import { until } from './until.js'

const IDLE_MS = 600_000
/** What a page asks in ten minutes, its own code and pictures among it. */
async function tenMinutes(asked: readonly Asked[], clock: ManualClock) {
  const from = asked.length
  const fetched: string[] = []
  const watch = new PerformanceObserver((list) => fetched.push(...list.getEntries().map(({ name }) => name)))
  watch.observe({ type: 'resource' })
  await clock.advance(IDLE_MS)
  watch.disconnect()
  return { requests: asked.slice(from), fetched }
}

/** Gives a tab the time to fetch its code and what it shows: two seconds of both clocks at most. */
async function drawn(clock: ManualClock): Promise<void> {
  await clock.advance(1_000)
  for (let turn = 0; turn < 100; turn += 1) {
    await clock.advance(10)
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (turn > 20 && !document.querySelector('dialog[open] .mk-skeleton')) break
  }
}

test('behavior: open for ten minutes in a tab that nobody sees, the account asks nothing', {
  timeout: 60_000,
}, async () => {
  const { asked, clock, show } = await openCountedAccount()
  expect(asked.length, 'it was read when it was seen').toBeGreaterThan(0)
  for (const tab of tabs()) {
    tab?.click()
    await drawn(clock)
    show('hidden')
    await clock.advance(0)
    expect(await tenMinutes(asked, clock)).toEqual({ requests: [], fetched: [] })
    const { length } = asked
    show('visible')
    await until(() => asked.length > length)
  }
})

test('behavior: seen for ten minutes, it asks what is documented, as often as that, and nothing else', {
  timeout: 60_000,
}, async () => {
  const { asked, clock } = await openCountedAccount()
  for (const tab of tabs()) {
    tab?.click()
    await drawn(clock)
    const { requests } = await tenMinutes(asked, clock)
    for (const { what, everyMs, matches } of polls) {
      for (const place of new Set(requests.map(({ url }) => url.href))) {
        const count = requests.filter((each) => each.url.href === place && matches(each)).length
        expect(count, `${what}, of ${place}`).toBeLessThanOrEqual(IDLE_MS / everyMs)
      }
    }
    const others = requests.filter((each) => !polls.some(({ matches }) => matches(each)))
    expect(
      others.map(({ url, methods }) => `${url} ${methods}`),
      'asked again and again, and not documented',
    ).toEqual([])
    // A read that waits for something of the page itself comes a turn of the clock later.
    expect(requests.filter(({ methods }) => methods.includes('eth_getBalance')).length).toBeGreaterThan(35)
    expect(requests.length).toBeGreaterThan(300)
  }
})

test('behavior: once the modal is closed, nothing is asked however long the page is looked at', {
  timeout: 60_000,
}, async () => {
  const { kit, asked, clock } = await openCountedAccount()
  kit.router.close()
  await until(() => !document.querySelector('dialog[open]'))
  await clock.advance(1_000)
  expect((await tenMinutes(asked, clock)).requests).toEqual([])
})

test('error: with everything down it asks less than what is documented, not more', { timeout: 60_000 }, async () => {
  let down = false
  const { asked, clock } = await openCountedAccount({ isDown: () => down })
  down = true
  const { requests } = await tenMinutes(asked, clock)
  for (const node of nodesOf(1)) {
    const reads = requests.filter(({ url, methods }) => url.href === node && methods.includes('eth_getBalance'))
    // A read with its four tries more takes 19 s, and then it rests 30 s.
    expect(reads.length, node).toBeLessThanOrEqual(5 * Math.ceil(IDLE_MS / 49_000))
    expect(reads.length, node).toBeGreaterThan(20)
  }
})
