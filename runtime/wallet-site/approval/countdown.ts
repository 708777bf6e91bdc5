import type { Clock } from '../../core/host.js'

/** A time that is counted once, until it is reset. The time of day has no say in it. */
export interface Countdown {
  /** Calls back after `ms` milliseconds. Does nothing where it runs or has run. */
  start(ms: number, onDone: () => void): void
  isRunning(): boolean
  isDone(): boolean
  /** Nothing is called back any more, and it can be started anew. */
  reset(): void
}

/** Makes one that does not run. */
export function countdown(clock: Pick<Clock, 'sleep'>): Countdown {
  let run: AbortController | undefined
  let isDone = false
  return {
    start(ms, onDone) {
      if (run) return
      const mine = new AbortController()
      run = mine
      clock.sleep(ms, mine.signal).then(
        () => {
          if (run !== mine) return
          isDone = true
          onDone()
        },
        () => {},
      )
    },
    isRunning: () => run !== undefined && !isDone,
    isDone: () => isDone,
    reset() {
      run?.abort()
      run = undefined
      isDone = false
    },
  }
}
