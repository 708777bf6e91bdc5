import { expect, test, vi } from 'vitest'
import { manualClock } from '../gallery/manual-clock.js'
import { showState } from './show-state.js'

const toast = () => document.querySelector<HTMLElement>('[data-mk-toast]')

test.each([
  ['toast-loading', 'loading', 'status'],
  ['toast-success', 'success', 'status'],
  ['toast-error', 'error', 'alert'],
])('param: %s shows as %s with the role %s', async (id, variant, role) => {
  await showState(id)
  await vi.waitUntil(toast)
  expect(toast()?.dataset['mkToast']).toBe(variant)
  expect(toast()?.getAttribute('role')).toBe(role)
})

test('behavior: a balance that cannot be read says so in a toast and in its place', async () => {
  await showState('account-failed')
  await vi.waitUntil(toast)
  expect(toast()?.textContent).toBe('Token Balance Unavailable')
  expect(document.querySelector('.mk-balance')?.textContent).toBe(
    'Balance not available right nowAsking again every 30 seconds',
  )
})

test('behavior: a toast goes by itself, and with the modal', async () => {
  const clock = manualClock()
  const kit = await showState('toast-success', { clock, isStrict: false })
  await vi.waitUntil(toast)
  await clock.advance(2_500)
  await vi.waitUntil(() => !toast())

  kit.router.show([{ view: 'Connect' }], 'back')
  await vi.waitUntil(() => document.querySelector('[data-mk-wallet]'))
  kit.router.show([{ view: 'Toast', params: { variant: 'error' } }], 'forward')
  await vi.waitUntil(toast)
  kit.router.close()
  await vi.waitUntil(() => !toast())
})
