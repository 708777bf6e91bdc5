import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Clock } from '../../runtime/core/host.js'
import { type Histories, hashOf, historyBackend } from '../gallery/history-backend.js'
import { manualClock } from '../gallery/manual-clock.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const list = () => document.querySelector<HTMLElement>('.mk-activity')
/** A number and its symbol stand on one line. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const rows = () => [...document.querySelectorAll<HTMLElement>('.mk-activity li')]
const texts = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('.mk-row-title, .mk-row-detail, time') ?? [])].map((part) => plain(part.textContent))
const headings = () => [...document.querySelectorAll('.mk-month')].map((each) => each.textContent)

/** Whether the history is asked for: the account asks for its tokens beside it. */
const isHistory = (url: URL) => url.pathname.endsWith('/history')

/** Remembers which pages of the history were asked for. */
function asked(answers: Histories) {
  const cursors: (string | null)[] = []
  const backend = historyBackend(answers)
  return {
    cursors,
    fetch: (url: URL) => {
      if (isHistory(url)) cursors.push(url.searchParams.get('cursor'))
      return backend(url)
    },
  }
}

const end = () => list()?.querySelector('[data-status]')?.lastElementChild?.scrollIntoView()

test('behavior: rows say what was done, what it moved, how it went and when, and lead to the explorer', async () => {
  await showState('activity', { changes: { fetch: historyBackend({ length: 10 }) } })
  await until(() => rows().length === 10)
  expect(headings()).toEqual(['November'])
  expect(texts(rows()[0])).toEqual(['Received', '+0.500 USDC', 'Nov 14'])
  expect(texts(rows()[2])).toEqual(['Swapped', '2.250 ETH → 2,000.500 USDC', 'Nov 12'])
  expect(texts(rows()[3])).toEqual(['Approved', 'Confirmed', 'Nov 11'])
  expect(texts(rows()[4])).toEqual(['Minted Failed', 'Failed', 'Tide Pool #12', 'Nov 9'])
  const [link] = document.querySelectorAll<HTMLAnchorElement>('.mk-activity a')
  expect([link?.href, link?.target, link?.rel]).toEqual([
    `https://etherscan.io/tx/${hashOf(0)}`,
    '_blank',
    'noopener noreferrer',
  ])
})

test('behavior: pages come with the scrolling, each once, and no row before it is near', async () => {
  const { cursors, fetch } = asked({ length: 110 })
  await showState('activity', { changes: { fetch, isLive: true } })
  await until(() => rows().length >= 20)
  expect(rows().length).toBeLessThanOrEqual(60)
  await until(() => {
    end()
    return cursors.length === 6 && rows().at(-1)?.querySelector('a')?.href.endsWith(hashOf(109))
  })
  expect(cursors).toEqual([null, '20', '40', '60', '80', '100'])
  expect(page.getByRole('button', { name: 'Show older transactions' }).elements()).toEqual([])
})

/** So many of one day, all at once. */
function ofOneDay(length: number) {
  const all = historyBackend({ length: 1 })
  return async (url: URL) => {
    const { data } = (await (await all(url)).json()) as { data: readonly object[] }
    return Response.json({ data: Array.from({ length }, (_, id) => ({ ...data[0], id: `${id}` })), next: null })
  }
}

/** Forty rows of a month each, or their place. */
const blocks = () => [...document.querySelectorAll<HTMLElement>('.mk-activity .mk-block')]
const drawn = (block: HTMLElement | undefined) => block?.querySelectorAll('li').length ?? 0
const isFar = (block: HTMLElement | undefined) => block?.childElementCount === 0

/** So many of one day, fetched to the end. Gives what scrolls. */
async function showAll(length: number, clock?: Clock): Promise<HTMLElement> {
  await showState('activity', { changes: { fetch: ofOneDay(length), isLive: true }, ...(clock && { clock }) })
  await until(() => {
    end()
    return blocks().length === length / 40 && drawn(blocks().at(-1)) > 0
  })
  return document.querySelector<HTMLElement>('.mk-view') as HTMLElement
}

test('behavior: rows far from the view leave the document and their place stays; they come back with it', async () => {
  const view = await showAll(200)
  view.scrollTo(0, view.scrollHeight)
  await until(() => isFar(blocks()[0]) && drawn(blocks()[4]) > 0)
  const heights = blocks().map(({ offsetHeight }) => offsetHeight)
  expect(heights).toEqual([heights[0], ...Array(4).fill(40 * 52)])
  expect(heights[0]).toBeGreaterThan(40 * 52)
  await until(() => rows().length < 60)
  expect(page.getByRole('region', { name: 'November 2023' }).elements().length).toBeGreaterThan(0)
  const height = view.scrollHeight
  view.scrollTo(0, 0)
  await until(() => drawn(blocks()[0]) > 0 && isFar(blocks()[4]))
  expect([headings(), view.scrollHeight]).toEqual([['November 2023'], height])
  expect(drawn(blocks()[0])).toBeLessThan(40)
})

test('behavior: rows with the focus stay, however far they are', async () => {
  await showState('activity', { changes: { fetch: ofOneDay(200), isLive: true } })
  await until(() => rows().length > 0)
  const [first] = document.querySelectorAll<HTMLAnchorElement>('.mk-activity a')
  first?.focus({ preventScroll: true })
  await until(() => {
    end()
    return isFar(blocks()[1])
  })
  expect([document.activeElement, first?.isConnected]).toEqual([first, true])
})

/** A clock that moves on by `step` milliseconds a frame, however long the machine takes for one. */
function frameClock(): Clock & { step: number } {
  const clock = manualClock()
  const frames = { ...clock, step: 100 }
  let isOver = false
  onTestFinished(() => {
    isOver = true
  })
  const run = async () => {
    while (!isOver) await Promise.all([clock.advance(frames.step), new Promise(requestAnimationFrame)])
  }
  void run()
  return frames
}

test('behavior: what flies by is not drawn', async () => {
  const clock = frameClock()
  const view = await showAll(400, clock)
  view.scrollTo(0, 0)
  await until(() => drawn(blocks()[0]) > 0 && isFar(blocks()[5]))
  const middle = blocks()[5] as HTMLElement
  let wasDrawn = false
  const observer = new MutationObserver(() => {
    wasDrawn ||= drawn(middle) > 0
  })
  observer.observe(middle, { childList: true, subtree: true })
  clock.step = 20
  for (let at = 0; at <= 40; at += 1) {
    view.scrollTo(0, (view.scrollHeight * at) / 40)
    await new Promise(requestAnimationFrame)
  }
  await until(() => drawn(blocks()[9]) > 0)
  expect(wasDrawn).toBe(false)
  middle.scrollIntoView()
  await until(() => drawn(middle) > 0)
  observer.disconnect()
})

test('behavior: pages of spam are read on a few times, and then when the user asks', async () => {
  let count = 0
  const fetch = async (url: URL) => {
    if (isHistory(url)) count += 1
    return Response.json({ data: [], next: `${count}` })
  }
  await showState('activity', { changes: { fetch, isLive: true } })
  const more = page.getByRole('button', { name: 'Show older transactions' })
  await until(() => more.elements().length === 1 && count === 10)
  await settled()
  expect(count).toBe(10)
  await userEvent.click(more)
  await until(() => count === 15)
})

test('behavior: one page of many is drawn a part at a time', async () => {
  const all = historyBackend({ length: 20 })
  const fetch = async (url: URL) => {
    const { data } = (await (await all(url)).json()) as { data: readonly object[] }
    const many = Array.from({ length: 400 }, (_, index) => ({ ...data[index % 20], id: `${index}` }))
    return Response.json({ data: many, next: null })
  }
  await showState('activity', { changes: { fetch, isLive: true } })
  await until(() => rows().length >= 40)
  expect(rows().length).toBeLessThanOrEqual(80)
})

test('behavior: an older page that fails is said once beside what was read, and tried again', async () => {
  let isDown = true
  const fetch = (url: URL) => historyBackend({ length: 30, failsAt: isDown ? 20 : 99 })(url)
  await showState('activity', { changes: { fetch, isLive: true } })
  await until(() => rows().length === 20)
  await until(() => {
    end()
    return document.querySelector('[data-mk-toast="error"]')
  })
  expect(rows().length).toBe(20)
  expect(list()?.textContent).toMatch(/^As of (now|\d+ seconds? ago)/)
  isDown = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await until(() => rows().length === 30)
})

test('error: what cannot be read again stays with its age, and one toast says so', async () => {
  await showState('activity-stale')
  await until(() => document.querySelector('[data-mk-toast]'))
  expect(list()?.textContent).toMatch(/^As of 3 minutes ago/)
  expect(rows()).toHaveLength(15)
  const toasts = [...document.querySelectorAll('[data-mk-toast]')].map((each) => each.textContent)
  expect(toasts).toEqual(['Failed to fetch transactions'])
})

test('behavior: nothing of a stranger leads anywhere, is fetched or is markup', async () => {
  await showState('activity-hostile')
  await until(() => rows().length === 6)
  expect(document.querySelectorAll('.mk-activity :is(a, img, b)').length).toBe(0)
  expect(rows().map((row) => row.scrollWidth > row.clientWidth)).toEqual(Array(6).fill(false))
})

test('behavior: what this app submitted stands first, with its state in words', async () => {
  await showState('activity-submitted')
  await until(() => rows().length === 15)
  expect(headings()[0]).toBe('Submitted')
  expect(rows().slice(0, 3).map(texts)).toEqual([
    ['Sent Pending', 'Pending', '0.250 ETH', 'Nov 14'],
    ['Sent Not included', 'Not included', '0.250 ETH', 'Nov 14'],
    ['Swapped Failed', 'Failed', '0.250 ETH', 'Nov 14'],
  ])
})

test.each([
  ['activity-empty', 'No activity yet'],
  ['activity-off', 'History unavailable'],
  ['activity-failed', 'Invalid App Configuration'],
])('behavior: %s says so', async (id, title) => {
  await showState(id)
  await until(() => document.querySelector('.mk-heading')?.textContent === title)
  expect(rows()).toEqual([])
})

test('behavior: choosing the activity in the account is told, once a choice (FACTS 11)', async () => {
  const kit = await showState('activity', { changes: { view: 'Account', from: [] } })
  const heard: unknown[] = []
  kit.events.on(({ event, properties }) => event === 'CLICK_TRANSACTIONS' && heard.push(properties))
  const tab = () => document.querySelector<HTMLElement>('[data-mk-tab="activity"]')
  await until(tab)
  tab()?.click()
  await until(() => tab()?.getAttribute('aria-selected') === 'true')
  tab()?.click()
  expect(heard).toEqual([{ isSmartAccount: false }])
})
