import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ManualClock } from '../gallery/manual-clock.js'
import { manualClock } from '../gallery/manual-clock.js'
import { click, heard, listed, openView } from './networks-page.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const field = () => page.getByRole('searchbox', { name: 'Search networks' })

async function show(): Promise<ManualClock> {
  const clock = manualClock()
  await showState('networks-many', { clock })
  await until(() => listed().length === 40)
  return clock
}

async function search(clock: ManualClock, text: string): Promise<void> {
  await userEvent.fill(field(), text)
  await clock.advance(100)
}

test('behavior: few networks need no search', async () => {
  await showState('networks')
  await until(() => listed().length === 5)
  expect(field().elements()).toEqual([])
})

test('behavior: the list follows once typing has paused for 100 ms, and its length is said', async () => {
  const clock = await show()
  await userEvent.fill(field(), 'ARBI')
  await clock.advance(99)
  expect(listed()).toHaveLength(40)
  await clock.advance(1)
  await until(() => listed().length === 2)
  expect(listed()).toEqual(['Arbitrum One', 'Arbitrum Nova'])
  await until(() => heard() === '2 networks found')
  await search(clock, '42161')
  await until(() => heard() === '1 network found')
})

test('behavior: nothing found says so, and one click shows everything again', async () => {
  const clock = await show()
  await search(clock, '  Atlantis ')
  await until(() => document.querySelector('.mk-scene'))
  expect(document.querySelector('.mk-heading')?.textContent).toBe('No networks found')
  await until(() => heard()?.startsWith('No networks found'))
  await userEvent.click(page.getByRole('button', { name: 'Clear search' }).last())
  await until(() => listed().length === 40)
  expect(document.activeElement).toBe(field().element())
})

test('behavior: Escape empties the field first, and closes the modal then', async () => {
  const clock = await show()
  await search(clock, 'base')
  await until(() => listed().length === 1)
  await userEvent.keyboard('{Escape}')
  await until(() => listed().length === 40)
  await expect.element(field()).toHaveValue('')
  expect(openView()).toBe('Networks')
  await userEvent.keyboard('{Escape}')
  await until(() => !openView())
})

test('behavior: the arrow down and Enter go on to the first row, but choose nothing', async () => {
  const clock = await show()
  await search(clock, 'optimism')
  await until(() => listed().length === 1)
  for (const key of ['{ArrowDown}', '{Enter}']) {
    await userEvent.click(field())
    await userEvent.keyboard(key)
    expect(document.activeElement?.getAttribute('data-mk-network')).toBe('eip155:10')
  }
  expect(openView()).toBe('Networks')
})

test('behavior: while a word is being composed, its keys choose nothing', async () => {
  const clock = await show()
  await search(clock, 'ba')
  const input = field().element()
  for (const key of ['Enter', 'Escape']) {
    input.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }))
  }
  await expect.element(field()).toHaveValue('ba')
  expect(document.activeElement).toBe(input)
})

test('behavior: the field stays in sight under the title while the list goes by', async () => {
  await show()
  const scroller = document.querySelector<HTMLElement>('.mk-view')
  const top = () => field().element().getBoundingClientRect().top
  const before = top()
  scroller?.scrollTo({ top: 900, behavior: 'instant' })
  expect(scroller?.scrollTop).toBeGreaterThan(500)
  expect(Math.abs(top() - before)).toBeLessThan(1)
})

test('behavior: the panel keeps its height whatever is found', async () => {
  const clock = await show()
  const height = () => document.querySelector<HTMLElement>('.mk-view')?.offsetHeight
  const before = height()
  await search(clock, 'base')
  await until(() => listed().length === 1)
  expect(height()).toBe(before)
  await click('Clear search')
  await until(() => listed().length === 40)
})
