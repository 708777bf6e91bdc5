import type { Clock } from '../../core/host.js'
import type { Query } from '../../session/query.js'

const REST_MS = 30_000

/**
 * Reads a query anew when asked, but not before 30 s have passed since a failure (SPEC §8), however often an app or a user
 * asks: calls meanwhile share the reading that follows. The returned function never rejects.
 */
export function createRestedRefresh({ state, refresh }: Pick<Query<unknown>, 'state' | 'refresh'>, clock: Clock) {
  let failedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined
  state.subscribe(({ status }) => {
    if (status === 'failed') failedAt = clock.now()
  })

  async function rested(ms: number): Promise<void> {
    const before = state.peek()
    await clock.sleep(ms)
    asking = undefined
    // The poller rested as long, and may have asked.
    if (state.peek() === before) await refresh()
  }

  return (): Promise<void> => {
    const restMs = Math.min(failedAt + REST_MS - clock.now(), REST_MS)
    if (!asking && restMs <= 0) return refresh()
    asking ??= rested(restMs)
    return asking
  }
}
