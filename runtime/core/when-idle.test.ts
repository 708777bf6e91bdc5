import { expect, test } from 'vitest'
import type { Clock } from './host.js'
import { whenIdle } from './when-idle.js'

/** A clock whose timers come so many milliseconds late, one after the other; the rest is on time. */
function lateClock(...late: readonly number[]) {
  let [now, timers] = [1_000, 0]
  const clock: Clock = {
    now: () => now,
    async sleep(ms, signal) {
      signal?.throwIfAborted()
      now += ms + (late[timers] ?? 0)
      timers += 1
    },
  }
  return { clock, timers: () => timers }
}

test('behavior: a page is idle with the first timer that comes on time', async () => {
  const { signal } = new AbortController()
  for (const [late, timers] of [
    [[], 1],
    [[20], 1],
    [[21, 300], 3],
  ] as const) {
    const it = lateClock(...late)
    await whenIdle(it.clock, signal)
    expect(it.timers()).toBe(timers)
  }
})

test('behavior: a page that is always busy is not waited for without end', async () => {
  const it = lateClock(...Array<number>(1_000).fill(500))
  await whenIdle(it.clock, new AbortController().signal)
  expect(it.timers()).toBe(20)
})

test('error: an abort ends the wait', async () => {
  const it = lateClock()
  await expect(whenIdle(it.clock, AbortSignal.abort())).rejects.toThrow()
})
