import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const LENGTH = 10_000
const scroller = () => document.querySelector<HTMLElement>('.mk-long') as HTMLElement
const rows = () => [...document.querySelectorAll<HTMLElement>('.mk-long .mk-row')]
const focused = () => document.activeElement?.getAttribute('data-mk-wallet')
const stops = () => rows().filter((row) => row.tabIndex === 0)
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

async function show(changes = {}): Promise<void> {
  await showState('long-list', { changes })
  await until(() => rows().length > 0)
  await settled()
}

/** Scrolls there, and waits until the list rests. */
async function scrollTo(top: number): Promise<void> {
  scroller().scrollTop = top
  await until(isAtRest)
}

/** Whether what is drawn are the rows in view, six on either side, and a focused one. */
function isAtRest(): boolean {
  const first = Math.floor(scroller().scrollTop / 52)
  const places = rows()
    .filter((row) => row !== document.activeElement)
    .map(placeOf)
  const isAround = (place: number) => place >= first - 6 && place <= first + 15
  return places.every(isAround) && places.includes(first) && places.includes(Math.min(first + 14, LENGTH - 1))
}

function placeOf(row: HTMLElement): number {
  return Number(row.closest('li')?.getAttribute('aria-posinset')) - 1
}

function isInView(row: Element): boolean {
  const [inner, outer] = [row.getBoundingClientRect(), scroller().getBoundingClientRect()]
  return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
}

async function focusFirst(): Promise<void> {
  await userEvent.click(page.getByRole('searchbox'))
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe('wallet-1')
}

test('behavior: 10,000 rows are under 60 in the document, and as many after the end and back', async () => {
  await show()
  const dialog = document.querySelector('dialog') as HTMLElement
  const before = dialog.querySelectorAll('*').length
  let most = rows().length
  const { scrollHeight } = scroller()
  expect(scrollHeight).toBeGreaterThanOrEqual(LENGTH * 52)
  for (const part of [0.001, 0.01, 0.3, 0.301, 0.7, 1, 0.5, 0.002, 0]) {
    scroller().scrollTop = part * scrollHeight
    for (let count = 0; count < 4; count += 1) {
      await frame()
      most = Math.max(most, rows().length)
    }
    if (part === 1) await until(() => rows().at(-1)?.dataset['mkWallet'] === `wallet-${LENGTH}`)
  }
  expect(most).toBeLessThan(60)
  // A picture is one element, and so is a letter; only the tags differ.
  await until(() => isCovered() && Math.abs(dialog.querySelectorAll('*').length - before) < 10)
})

test('behavior: rows are drawn around those in view as soon as the list rests', async () => {
  await show()
  scroller().scrollTop = 52_000
  await frame()
  const inView = rows().filter((row) => Number(row.dataset['mkWallet']?.slice(7)) > 900)
  expect(inView.length).toBeLessThan(12)
  await until(() => rows()[0]?.dataset['mkWallet'] === 'wallet-995')
  expect(rows().length).toBe(22)
})

/** Whether rows are seen at the top, in the middle and at the bottom of the list. */
function isCovered(): boolean {
  const { left, top, height } = scroller().getBoundingClientRect()
  const seen = [top + 60, top + height / 2, top + height - 20].map((y) => document.elementFromPoint(left + 80, y))
  return seen.every((element) => element?.closest('.mk-row'))
}

test('behavior: what is in view is drawn in the frame in which it was scrolled to', async () => {
  await show()
  for (const to of [5_200, 400_000, 0]) {
    for (const further of [0, 120, 360, 600, 480]) {
      scroller().scrollTop = to + further
      await frame()
      expect(isCovered()).toBe(true)
    }
    await until(isAtRest)
  }
})

test('behavior: a list that flies by shows the places of its rows, and the rows as soon as it slows down or rests', async () => {
  await show()
  const list = document.querySelector('.mk-long > .mk-list') as HTMLElement
  const background = () => getComputedStyle(list).backgroundImage
  expect(background()).toBe('none')
  for (const [start, end] of [
    [0, 'slow'],
    [20_000, 'rest'],
  ] as const) {
    // A frame that comes late on a busy machine is a rest.
    for (let jump = 1; jump <= 5 || (jump <= 100 && !list.matches('[data-flying]')); jump += 1) {
      scroller().scrollTop = start + (((jump - 1) % 5) + 1) * 40_000
      await frame()
    }
    expect([isCovered(), list.matches('[data-flying]')]).toEqual([false, true])
    expect(background()).toContain('gradient')
    if (end === 'slow') scroller().scrollTop += 100
    await (end === 'slow' ? frame() : until(isCovered))
    expect([isCovered(), background()]).toEqual([true, 'none'])
    await until(isAtRest)
  }
})

test('behavior: each row says which of how many it is', async () => {
  await show()
  await scrollTo(52_000)
  const list = page.getByRole('list', { name: 'All wallets' }).element()
  const items = [...list.children]
  const places = items.map((item) => Number(item.getAttribute('aria-posinset')))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).toContain(1_001)
  expect(new Set(items.map((item) => item.getAttribute('aria-setsize')))).toEqual(new Set([`${LENGTH}`]))
  for (const [order, item] of items.entries())
    expect(item.querySelector('.mk-row')?.getAttribute('data-mk-wallet')).toBe(`wallet-${places[order]}`)
})

test('behavior: keys reach every row, also those that were not there, and stop at the ends', async () => {
  await show()
  await focusFirst()
  for (const [key, wallet] of [
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['ArrowUp', 1],
    ['PageDown', 8],
    ['End', LENGTH],
    ['ArrowDown', LENGTH],
    ['PageUp', LENGTH - 7],
    ['Home', 1],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    expect(focused()).toBe(`wallet-${wallet}`)
    expect(isInView(document.activeElement as Element)).toBe(true)
    expect(stops()).toEqual([document.activeElement])
    // Its neighbours are there in the same frame.
    expect(rows().filter(isInView).length).toBeGreaterThan(5)
  }
})

test('behavior: a focused row that is scrolled out of sight keeps the focus, and the keys go on from it', async () => {
  await show()
  await focusFirst()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await scrollTo(390_000)
  expect(focused()).toBe('wallet-3')
  expect(rows().length).toBeLessThan(60)
  await scrollTo(104_000)
  expect(focused()).toBe('wallet-3')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('wallet-4')
  expect(isInView(document.activeElement as Element)).toBe(true)
})

test('behavior: Tab stops once, where the focus was or at the first row in view, and goes on', async () => {
  await show()
  await focusFirst()
  await userEvent.keyboard('{ArrowDown}{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe('wallet-2')
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.closest('.mk-long')).toBeNull()
  await scrollTo(52_000)
  expect(stops().map((row) => row.dataset['mkWallet'])).toEqual(['wallet-1001'])
  expect(rows().some((row) => row.dataset['mkWallet'] === 'wallet-2')).toBe(false)
})

test('behavior: the search stays in reach, and a search begins at the top', async () => {
  await show()
  await scrollTo(312_000)
  await userEvent.fill(page.getByRole('searchbox'), 'river 1')
  await until(() => rows()[0]?.dataset['mkWallet'] === 'wallet-14')
  expect(scroller().scrollTop).toBe(0)
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('wallet-14')
})

test('behavior: in a window too low for search and list, keys still lead to rows that are seen', async () => {
  await page.viewport(700, 230)
  onTestFinished(() => page.viewport(1280, 800))
  await show()
  await focusFirst()
  const view = document.querySelector('.mk-view')?.getBoundingClientRect() as DOMRect
  for (const key of ['ArrowDown', 'End', 'PageUp', 'Home']) {
    await userEvent.keyboard(`{${key}}`)
    const { top, bottom } = (document.activeElement as Element).getBoundingClientRect()
    expect([top >= view.top - 1, bottom <= view.bottom + 1]).toEqual([true, true])
  }
})

test('behavior: a click chooses the row', async () => {
  await show()
  await scrollTo(52_000)
  await userEvent.click(page.getByRole('button', { name: 'Amber Harbor 1002' }))
  await expect.element(page.getByRole('status').filter({ hasText: 'Amber Harbor 1002' })).toBeInTheDocument()
})
