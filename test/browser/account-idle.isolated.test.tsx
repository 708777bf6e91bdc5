import { expect, test } from 'vitest'
import { galleryWallet } from '../gallery/gallery-wallet.js'
import { juniper } from '../gallery/gallery-wallets.data.js'
import type { ManualClock } from '../gallery/manual-clock.js'
import { polls } from '../setup/polls.data.js'
import { type Asked, allTabs, nodesOf, openCountedAccount } from './counted-account.js'
import { until } from './until.js'
import { watchToasts } from './watch-toasts.js'

const IDLE_MS = 600_000

/** What a page asks from now on in ten minutes: of nodes and the backend, and pictures and the like by themselves. */
async function tenMinutes(asked: readonly Asked[], clock: ManualClock) {
  const from = asked.length
  const since = performance.now()
  const fetched: string[] = []
  const read = (list: readonly PerformanceEntry[]) => {
    for (const entry of list as readonly PerformanceResourceTiming[]) {
      // The test's own server hands out code file by file, and what was under way before is no question of now.
      if (entry.startTime >= since && entry.initiatorType !== 'script') fetched.push(entry.name)
    }
  }
  const watch = new PerformanceObserver((list) => read(list.getEntries()))
  watch.observe({ type: 'resource' })
  await clock.advance(IDLE_MS)
  read(watch.takeRecords())
  watch.disconnect()
  return { requests: asked.slice(from), fetched }
}

/** Waits until nothing has been asked for three frames: what was begun before is over. */
async function quiet(asked: readonly Asked[]): Promise<void> {
  let [frames, length] = [0, asked.length]
  await until(
    async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      frames = asked.length === length ? frames + 1 : 0
      length = asked.length
      return frames > 3
    },
    { interval: 0 },
  )
}

const panel = () =>
  document.querySelector<HTMLElement>('dialog[open] [role="tabpanel"] :is([data-status], [data-code])')

/** Waits for the code of a tab, and until what it shows is read or has failed: both clocks move on. */
async function drawn(clock: ManualClock): Promise<void> {
  await until(async () => {
    await clock.advance(100)
    return /ready|more|end|failed/.test(`${panel()?.dataset['status'] ?? panel()?.dataset['code']}`)
  })
}

test('behavior: open for ten minutes in a hidden tab, the account asks nothing', {
  timeout: 60_000,
}, async () => {
  // When the page is seen again, the wallet is asked who it is.
  const wallets = [galleryWallet({ ...juniper, remembers: true })]
  const { asked, clock, show } = await openCountedAccount({ wallets })
  expect(asked.length, 'it was read when it was seen').toBeGreaterThan(0)
  for (const tab of await allTabs()) {
    tab.click()
    await drawn(clock)
    await quiet(asked)
    show('hidden')
    expect(await tenMinutes(asked, clock)).toEqual({ requests: [], fetched: [] })
    const { length } = asked
    show('visible')
    await until(async () => {
      await clock.advance(10)
      return asked.length > length
    })
  }
})

test('behavior: seen for ten minutes, it asks what is documented, as often as that, and nothing else', {
  timeout: 60_000,
}, async () => {
  const { asked, clock } = await openCountedAccount()
  for (const tab of await allTabs()) {
    tab.click()
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

test.each([
  [500, 3 * Math.ceil(IDLE_MS / 30_000), 3 * Math.ceil(IDLE_MS / 30_000)],
  // A service that is down is left alone.
  [503, 3, 0],
])(
  'error: with everything down, by %i, each tab asks less than what is documented, and says it once',
  {
    timeout: 60_000,
  },
  async (status, most, later) => {
    let down = false
    const { asked, clock } = await openCountedAccount({ isDown: () => down, status })
    const shown = document.querySelector('.mk-balance')?.textContent
    const toasts = watchToasts()
    down = true
    for (const [place, tab] of (await allTabs()).entries()) {
      tab.click()
      await drawn(clock)
      const { requests } = await tenMinutes(asked, clock)
      for (const node of nodesOf(1)) {
        const reads = requests.filter(({ url, methods }) => url.href === node && methods.includes('eth_getBalance'))
        // A read with its four tries more takes 19 s, and then it rests 30 s.
        expect(reads.length, node).toBeLessThanOrEqual(5 * Math.ceil(IDLE_MS / 49_000))
        expect(reads.length, node).toBeGreaterThan(20)
      }
      const backend = requests.filter(({ url }) => url.host === 'api.example')
      // The worth of the tokens stands over every tab, and is a poll; the other tabs ask when they are opened.
      expect(backend.length, `${tab.textContent}`).toBeLessThanOrEqual(place === 0 ? most : later)
      expect([...new Set(backend.map(({ url }) => url.pathname.split('/').at(-1)))]).toEqual(
        backend.length > 0 ? ['balance'] : [],
      )
    }
    expect(document.querySelector('.mk-balance')?.textContent).toMatch(new RegExp(`^${shown}As of \\d+ minutes ago$`))
    // Balance and tokens say the same.
    expect(toasts).toEqual(['Token Balance Unavailable', 'Couldn’t load NFTs', 'Failed to fetch transactions'])
  },
)
