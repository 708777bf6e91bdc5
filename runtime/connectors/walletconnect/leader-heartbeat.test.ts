import { expect, test } from 'vitest'
import { fakeClock } from '../../../test/unit/fakes.js'
import { createLeaderHeartbeat } from './leader-heartbeat.js'

/** Looks at a leader that answers the pings of these numbers, from 1 on. */
function looking(...answered: readonly number[]) {
  const clock = fakeClock()
  let [pings, silences] = [0, 0]
  const look = createLeaderHeartbeat({
    clock,
    me: '00',
    ping() {
      pings += 1
      if (answered.includes(pings)) look.heard()
    },
    async onSilence() {
      silences += 1
    },
  })
  look.start()
  return { clock, look, pings: () => pings, silences: () => silences }
}

test('behavior: a leader may miss one ping, and not two in a row', async () => {
  const { clock, look, pings, silences } = looking(1, 3, 5)
  await clock.advance(5_999)
  expect([pings(), silences()]).toEqual([6, 0])
  await clock.advance(1_001)
  expect(silences()).toBe(1)
  look.stop()
  await clock.advance(60_000)
  expect([silences(), clock.pending()]).toEqual([1, 0])
})
