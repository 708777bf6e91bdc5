import { useCallback, useEffect, useState } from 'react'
import { ModalError } from '../../schema/error.js'
import type { FeatureToken } from '../contract/feature-token.js'
import type { AsyncState } from '../contract/view.js'
import { deadline } from '../core/deadline.js'
import { coreError } from '../core/errors.js'
import { useKit } from '../react/use-kit.js'
import { useShell } from './use-shell.js'

/** Milliseconds; a chunk of a few kilobytes that takes longer does not come. */
const FETCH_MS = 20_000

/**
 * Fetches a part of `view` while it is shown; `load` is the same function at each render. Where it does not come there is
 * an error: its own where that is of the catalogue, else `view/not-loaded`. `known` is what was fetched before.
 */
export function useLazy<T>(load: () => Promise<T>, view: string, known?: T): AsyncState<T> {
  const { clock } = useKit().host
  const [first] = useState(known)
  const [late, setLate] = useState<Omit<AsyncState<T>, 'retry'>>(first === undefined ? {} : { value: first })
  const { error } = late
  useEffect(() => {
    if (error || first !== undefined) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    deadline({ clock, ms: FETCH_MS, name: view, signal }, load).then(
      (value) => signal.aborted || setLate({ value }),
      (cause: unknown) =>
        signal.aborted ||
        setLate({ error: ModalError.is(cause) ? cause : coreError('view/not-loaded', { view }, cause) }),
    )
    return () => leaving.abort()
  }, [error, first, load, clock, view])
  return { ...late, retry: () => setLate({}) }
}

/** See `ViewUi.useLogic`: what was there before is there at once, so that a view is whole in its first frame. */
export function useLogic<Api>(token: FeatureToken<Api>, view: string): AsyncState<Api> {
  const kit = useKit()
  const known = useShell().backstage.peek()?.logic
  const load = useCallback(async () => {
    const api = await kit.use(token)
    known?.set(token.id, api)
    return api
  }, [kit, known, token])
  return useLazy(load, view, known?.get(token.id) as Api | undefined)
}
