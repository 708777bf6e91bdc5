import { expect, test } from 'vitest'
import { fakeClock } from '../../test/unit/fakes.js'
import { createTransition } from './transition.js'

function setup() {
  const clock = fakeClock()
  const moment = createTransition(clock)
  return { clock, moment, now: () => [moment.isOn.peek(), moment.isOver.peek()] }
}

test('behavior: it lasts as long as it is told, and is over afterwards', async () => {
  const { clock, moment, now } = setup()
  expect(now()).toEqual([false, false])
  moment.begin(500)
  await clock.advance(499)
  expect(now()).toEqual([true, false])
  await clock.advance(1)
  expect(now()).toEqual([false, true])
})

test('behavior: one that lasts already begins anew', async () => {
  const { clock, moment, now } = setup()
  moment.begin(500)
  await clock.advance(400)
  moment.begin(500)
  await clock.advance(400)
  expect(now()).toEqual([true, false])
  await clock.advance(100)
  expect(now()).toEqual([false, true])
})

test('behavior: reset ends it without being over, and leaves no timer', async () => {
  const { clock, moment, now } = setup()
  moment.begin(500)
  moment.reset()
  expect([now(), clock.pending()]).toEqual([[false, false], 0])
  await clock.advance(1_000)
  expect(now()).toEqual([false, false])
})
