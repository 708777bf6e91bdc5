import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { manualClock } from '../gallery/manual-clock.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const toast = () => document.querySelector<HTMLElement>('[data-mk-toast]')

test.each([
  ['toast-loading', 'loading', 'status'],
  ['toast-success', 'success', 'status'],
  ['toast-error', 'error', 'alert'],
])('param: %s shows as %s with the role %s', async (id, variant, role) => {
  await showState(id)
  await until(toast)
  expect(toast()?.dataset['mkToast']).toBe(variant)
  expect(toast()?.getAttribute('role')).toBe(role)
})

test('behavior: a balance that cannot be read says so in a toast and in its place', async () => {
  await showState('account-failed')
  await until(toast)
  expect(toast()?.textContent).toBe('Token Balance Unavailable')
  expect(document.querySelector('.mk-balance')?.textContent).toBe('Balance unavailableRetrying every 30 seconds')
})

test('SPEC §8: transactions that cannot be fetched say so in a toast, and nothing is listed', async () => {
  const fetch = async () => new Response('{}', { status: 400 })
  await showState('activity', { changes: { fetch, isLive: true } })
  await until(toast)
  expect([toast()?.dataset['mkToast'], toast()?.textContent]).toEqual(['error', 'Failed to fetch transactions'])
  expect(document.querySelectorAll('.mk-activity li')).toHaveLength(0)
})

test('behavior: a toast goes by itself, and with the modal', async () => {
  const clock = manualClock()
  const kit = await showState('toast-success', { clock, isStrict: false })
  await until(toast)
  await clock.advance(2_500)
  await until(() => !toast())

  kit.router.show([{ view: 'Connect' }], 'back')
  await until(() => document.querySelector('[data-mk-wallet]'))
  kit.router.show([{ view: 'Toast', params: { variant: 'error' } }], 'forward')
  await until(toast)
  kit.router.close()
  await until(() => !toast())
})

test('behavior: one that comes while another is there waits until it is gone, 150 ms (SPEC §4)', async () => {
  const clock = manualClock()
  const kit = await showState('toast-success', { clock, isStrict: false })
  await until(() => toast()?.dataset['mkToast'] === 'success')
  kit.router.show([{ view: 'Toast', params: { variant: 'error' } }], 'forward')
  await until(() => !toast())
  await clock.advance(149)
  expect(toast()).toBeNull()
  await clock.advance(1)
  await until(() => toast()?.dataset['mkToast'] === 'error')
})

test('behavior: the places that screen readers listen to are there before anything is said, and one of them says it', async () => {
  const clock = manualClock()
  const kit = await showState('toast-error', { clock, changes: { view: 'Connect' } })
  const places = () => [...document.querySelectorAll('dialog[open] > :is([role="status"], [role="alert"])')]
  // What can say something is fetched once the list is painted and the page is idle.
  const later = (probe: () => unknown) => until(() => clock.advance(50).then(probe))
  await later(() => places().length > 0)
  const before = places()
  expect(before.map((place) => [place.getAttribute('role'), place.textContent])).toEqual([
    ['status', ''],
    ['alert', ''],
  ])
  kit.router.show([{ view: 'Toast', params: { variant: 'error' } }], 'forward')
  await later(toast)
  expect(places()).toEqual(before)
  expect(before.map((place) => place.textContent)).toEqual([
    '',
    'A problem occurred while trying initialize authentication',
  ])
})

test.each([
  [1280, 800],
  [360, 740],
  [360, 560],
  [800, 400],
])(
  'behavior: a long one in a window of %i × %i has two lines, is in sight, and covers no action',
  async (width, height) => {
    await page.viewport(width, height)
    onTestFinished(() => page.viewport(1280, 800))
    const params = { variant: 'error', isLong: true }
    await showState('toast-long', { changes: { params } })
    await until(toast)
    await settled()
    const box = toast()?.getBoundingClientRect()
    const text = toast()?.querySelector('bdi')
    expect(text?.clientHeight).toBeLessThanOrEqual(2 * 1.3 * 13 + 1)
    expect(text?.scrollHeight).toBeGreaterThan(text?.clientHeight ?? 0)
    expect([box?.left, box?.top].every((side) => side !== undefined && side >= 0)).toBe(true)
    expect(box?.right).toBeLessThanOrEqual(width)
    const action = document.querySelector('.mk-view [data-kind="primary"]')?.getBoundingClientRect()
    expect(action?.top).toBeGreaterThan(box?.bottom ?? height)
    expect(action?.bottom).toBeLessThanOrEqual(height)
  },
)

test('behavior: where it lies over the title, Close can be pressed through it; elsewhere a press on it closes nothing', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await showState('toast-long')
  const lies = await until(toast)
  expect(getComputedStyle(lies).pointerEvents).toBe('auto')
  await userEvent.click(lies)
  expect(document.querySelector('dialog[open]')).not.toBeNull()
  await page.viewport(800, 400)
  expect(getComputedStyle(lies).pointerEvents).toBe('none')
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await until(() => !document.querySelector('dialog[open]'))
})

test('behavior: over a sheet it leaves the title free in a low window too, and Close beside it in one that the sheet fills', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(360, 560)
  const kit = await showState('toast-long')
  const lies = await until(toast)
  await settled()
  const header = document.querySelector('.mk-header')
  expect(lies.getBoundingClientRect().bottom).toBeLessThanOrEqual(header?.getBoundingClientRect().top ?? 0)
  await page.viewport(360, 240)
  await settled()
  expect(lies.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await until(() => !kit.router.state.value.isOpen)
})
