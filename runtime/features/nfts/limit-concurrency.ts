/** Does a work as soon as there is room for it. Throws the signal's reason where that aborts before it begins. */
export type Semaphore = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>

/** Makes a queue that does `most` works at a time, in the order they came. */
export function limitConcurrency(most: number): Semaphore {
  const waiting = new Set<() => void>()
  let free = most

  function begin(): void {
    const [next] = waiting
    if (!next || free === 0) return
    waiting.delete(next)
    free -= 1
    next()
  }

  function turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const leave = () => {
        waiting.delete(mine)
        reject(signal.reason)
      }
      const mine = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      waiting.add(mine)
      signal.addEventListener('abort', leave, { once: true })
      begin()
    })
  }

  return async (work, signal) => {
    await turn(signal)
    try {
      return await work()
    } finally {
      free += 1
      begin()
    }
  }
}
