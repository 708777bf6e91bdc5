import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ViewLoader } from '../../runtime/contract/view.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const scene = () => document.querySelector<HTMLElement>('.mk-scene')

test('error: a view that cannot be fetched says so and is fetched again on demand', async () => {
  let fetched = 0
  const load: ViewLoader = () => {
    fetched += 1
    return fetched === 1 ? Promise.reject(new TypeError('Failed to fetch')) : import('../gallery/toast.view.js')
  }
  await showState('view-lost', { changes: { views: { Lost: load } }, isStrict: false })
  await until(() => scene()?.dataset['code'] === 'view/not-loaded')
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('dialog', { name: 'Toasts' })).toBeVisible()
})

test('error: a view that throws takes nothing else with it', async () => {
  await showState('view-broken')
  await until(() => scene()?.dataset['code'] === 'internal/unknown')
  expect(scene()?.querySelector('.mk-text')?.textContent).toBe('Try again, or contact support if it continues.')
  // What only developers can use is behind the details.
  expect(scene()?.querySelector('details')?.open).toBe(false)
  expect(scene()?.querySelector('details')?.textContent).toContain('Cannot read properties')
  expect(document.querySelectorAll('[data-mk-button]').length).toBeGreaterThan(0)
})

test.each([
  ['Close', [], undefined],
  ['Back', ['Account'], 'Account'],
])('error: a view that is not part of the app offers no second try, but %s', async (name, from, before) => {
  await showState('view-unknown', { changes: { from, isConnected: true } })
  await until(() => scene()?.dataset['code'] === 'view/unknown')
  const buttons = [...(scene()?.querySelectorAll<HTMLElement>('.mk-actions > *') ?? [])]
  expect(buttons.map(({ textContent }) => textContent)).toEqual([name])
  if (buttons[0]) await userEvent.click(buttons[0])
  await until(() => document.querySelector<HTMLElement>('dialog[open]')?.dataset['mkView'] === before)
})

test('behavior: a view on its way is named and can be left', async () => {
  await showState('view-loading')
  await expect.element(page.getByRole('dialog', { name: 'Meadow' })).toBeVisible()
  expect(document.querySelector('.mk-view')?.textContent).toBe('Loading')
  // The ring is the one sign of it.
  expect(document.querySelector('.mk-stage[aria-busy]')).toBeNull()
  await userEvent.keyboard('{Escape}')
  await until(() => !document.querySelector('dialog[open]'))
})
