import { useEffect, useState } from 'react'
import { ModalError } from '../../schema/error.js'
import type { AsyncState } from '../contract/view.js'
import { deadline } from '../core/deadline.js'
import { coreError } from '../core/errors.js'
import { useKit } from '../react/use-kit.js'

/** Milliseconds; a chunk of a few kilobytes that takes longer does not come. */
const FETCH_MS = 20_000

/**
 * Fetches a part of `view` while it is shown; `load` is the same function at each render. Where it does not come there is
 * an error: its own where that is of the catalogue, else `view/not-loaded`.
 */
export function useLazy<T>(load: () => Promise<T>, view: string): AsyncState<T> {
  const { clock } = useKit().host
  const [late, setLate] = useState<Omit<AsyncState<T>, 'retry'>>({})
  const { error } = late
  useEffect(() => {
    if (error) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    deadline({ clock, ms: FETCH_MS, name: view, signal }, load).then(
      (value) => signal.aborted || setLate({ value }),
      (cause: unknown) =>
        signal.aborted ||
        setLate({ error: ModalError.is(cause) ? cause : coreError('view/not-loaded', { view }, cause) }),
    )
    return () => leaving.abort()
  }, [error, load, clock, view])
  return { ...late, retry: () => setLate({}) }
}
