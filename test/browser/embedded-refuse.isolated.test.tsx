import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { manualClock } from '../gallery/manual-clock.js'
import { guard } from '../gallery/states-shell.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const region = () => document.querySelector<HTMLElement>('section[data-mk-view]')
const view = () => region()?.dataset['mkView']

test('behavior: where a feature does not let people leave, Back shakes and stays', async () => {
  const clock = manualClock()
  await showState('embedded-loading', { changes: { features: [guard], params: {} }, clock, isStrict: false })
  await until(() => view() === 'Shell')
  await userEvent.click(page.getByRole('button', { name: 'Go back', exact: true }))
  await until(() => region()?.dataset['shake'] === '')
  expect(
    region()
      ?.getAnimations()
      .map((each) => (each as CSSAnimation).animationName),
  ).toContain('mk-shake')
  await clock.advance(500)
  await until(() => region()?.dataset['shake'] === undefined)
  expect(view()).toBe('Shell')
})
