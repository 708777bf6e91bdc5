/** Milliseconds that timers and frames under way are given to end by themselves once a test file is over. */
const GRACE_MS = 2_000

interface Timer {
  readonly what: string
  stop(): void
}

/** Counts the timers and frames that are asked for from now on; the returned function ends it, stops the ones still under way and names them. */
export function watchTimers(): () => Promise<readonly string[]> {
  const { setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame, cancelAnimationFrame } = window
  const pending = new Map<string, Timer>()

  function later(kind: string, start: typeof setTimeout, stop: typeof clearTimeout) {
    return (run: TimerHandler, ms?: number, ...given: unknown[]): number => {
      const isOnce = kind === 'timeout'
      const id = start(
        (...values: unknown[]) => {
          if (isOnce) pending.delete(`${kind} ${id}`)
          if (typeof run === 'function') run(...values)
        },
        ms,
        ...given,
      ) as unknown as number
      pending.set(`${kind} ${id}`, { what: `${kind} of ${ms ?? 0} ms`, stop: () => stop(id) })
      return id
    }
  }

  function clear(kind: string, stop: (id: number | undefined) => void) {
    return (id?: number): void => {
      pending.delete(`${kind} ${id}`)
      stop(id)
    }
  }

  function frame(run: FrameRequestCallback): number {
    const id = requestAnimationFrame((time) => {
      pending.delete(`frame ${id}`)
      run(time)
    })
    pending.set(`frame ${id}`, { what: 'animation frame', stop: () => cancelAnimationFrame(id) })
    return id
  }

  Object.assign(window, {
    setTimeout: later('timeout', setTimeout.bind(window) as typeof setTimeout, clearTimeout.bind(window)),
    clearTimeout: clear('timeout', clearTimeout.bind(window)),
    setInterval: later('interval', setInterval.bind(window) as typeof setTimeout, clearInterval.bind(window)),
    clearInterval: clear('interval', clearInterval.bind(window)),
    requestAnimationFrame: frame,
    cancelAnimationFrame: clear('frame', (id) => cancelAnimationFrame.call(window, id ?? 0)),
  })

  return async () => {
    const end = performance.now() + GRACE_MS
    while (pending.size > 0 && performance.now() < end) {
      await new Promise((resolve) => requestAnimationFrame.call(window, resolve))
    }
    Object.assign(window, {
      setTimeout,
      clearTimeout,
      setInterval,
      clearInterval,
      requestAnimationFrame,
      cancelAnimationFrame,
    })
    const left = [...pending.values()]
    for (const { stop } of left) stop()
    return left.map(({ what }) => what)
  }
}
