import { expect, test } from 'vitest'
import { runningClock } from '../gallery/running-clock.js'
import { showState } from './show-state.js'
import { until } from './until.js'

test('behavior: what a click on a wallet needs is asked for after the list is painted, not before', async () => {
  performance.setResourceTimingBufferSize(10_000)
  const painted = new Promise<number>((resolve) => {
    const look = () =>
      document.querySelector('dialog[open] [data-mk-wallet]')
        ? requestAnimationFrame(() => resolve(performance.now()))
        : requestAnimationFrame(look)
    look()
  })
  await showState('connect', { clock: runningClock() })
  const at = await painted
  const asked = await until(() =>
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/connect/fetch-ahead.')),
  )
  expect(asked.startTime).toBeGreaterThan(at)
})
