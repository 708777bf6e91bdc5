import { useEffect, useState } from 'react'
import type { ModalError } from '../../../schema/error.js'
import { deadline } from '../../core/deadline.js'
import { coreError } from '../../core/errors.js'
import { useKit } from '../../react/provider.js'

/** What is fetched while a view is shown. */
export interface Late<T> {
  readonly value?: T
  readonly error?: ModalError
  /** Fetches it again after a failure. */
  retry(): void
}

/** Milliseconds; a chunk of a few kilobytes that takes longer does not come. */
const FETCH_MS = 20_000

/** Fetches something while it is shown; `load` is the same function at each render. Where it does not come there is an error. */
export function useLate<T>(load: () => Promise<T>): Late<T> {
  const { clock } = useKit().host
  const [late, setLate] = useState<Omit<Late<T>, 'retry'>>({})
  const { error } = late
  useEffect(() => {
    if (error) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    deadline({ clock, ms: FETCH_MS, name: 'view', signal }, load).then(
      (value) => signal.aborted || setLate({ value }),
      (cause: unknown) =>
        signal.aborted || setLate({ error: coreError('view/not-loaded', { view: 'Account' }, cause) }),
    )
    return () => leaving.abort()
  }, [error, load, clock])
  return { ...late, retry: () => setLate({}) }
}
