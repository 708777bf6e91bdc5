import { useEffect, useRef } from 'react'
import { useKit } from '../react/use-kit.js'

/** One thing that is asked for while a view is shown, and what follows its answer. */
export interface Run<T> {
  ask(signal: AbortSignal): Promise<T>
  onDone(value: T): void
  onFailed(cause: unknown): void
}

/**
 * Asks once for each `key`, and again for another one; `undefined` asks nothing. Leaving the view ends it, even while the
 * view is still drawn: what comes afterwards counts no more.
 */
export function useRun<T>(key: string | number | undefined, run: Run<T>): void {
  const { state } = useKit().router
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (key === undefined) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const shown = state.peek().stack.at(-1)?.view
    const stop = state.subscribe(({ stack }) => {
      if (!stack.some(({ view }) => view === shown)) leaving.abort()
    })
    // StrictMode mounts, unmounts and mounts in one task: a mail is sent once.
    queueMicrotask(() => {
      if (signal.aborted) return
      latest.current.ask(signal).then(
        (value) => signal.aborted || latest.current.onDone(value),
        (cause: unknown) => signal.aborted || latest.current.onFailed(cause),
      )
    })
    return () => {
      stop()
      leaving.abort()
    }
  }, [key, state])
}
