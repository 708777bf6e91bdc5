import { type ComponentType, useEffect, useState } from 'react'
import { ModalError } from '../../../schema/error.js'
import { deadline } from '../../core/deadline.js'
import { coreError } from '../../core/errors.js'
import type { Kit } from '../../kit.js'
import { useKit } from '../../react/provider.js'
import type { ActivityApi } from './feature.js'
import type { HistoryListProps } from './history-list.js'
import type { HistoryRowsProps } from './history-rows.js'

/** What shows the activity is fetched while people see where it comes. */
export interface Fetched {
  readonly api: ActivityApi
  readonly List: ComponentType<HistoryListProps>
  readonly Rows: ComponentType<HistoryRowsProps>
}

/** What of it is here, and why it is not. */
export interface Fetching {
  readonly fetched: Fetched | undefined
  readonly error: ModalError | undefined
  retry(): void
}

/** Milliseconds; a chunk of a few kilobytes that takes longer does not come. */
const FETCH_MS = 20_000

/** Fetches the activity, and what draws it. */
export function useActivity(): Fetching {
  const kit = useKit()
  const [fetched, setFetched] = useState<Fetched>()
  const [error, setError] = useState<ModalError>()
  useEffect(() => {
    if (error) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    fetchActivity(kit, signal).then(
      (found) => signal.aborted || setFetched(found),
      (cause: unknown) =>
        signal.aborted ||
        setError(ModalError.is(cause) ? cause : coreError('view/not-loaded', { view: 'Transactions' }, cause)),
    )
    return () => leaving.abort()
  }, [kit, error])
  return { fetched, error, retry: () => setError(undefined) }
}

function fetchActivity(kit: Kit, signal: AbortSignal): Promise<Fetched> {
  return deadline({ clock: kit.host.clock, ms: FETCH_MS, name: 'Transactions', signal }, async () => {
    const [api, { HistoryList }, { HistoryRows }] = await Promise.all([
      kit.load('activity'),
      import('./history-list.js'),
      import('./history-rows.js'),
    ])
    // A kit of any wiring does not know which features it has; the id says which one this is.
    return { api: api as ActivityApi, List: HistoryList, Rows: HistoryRows }
  })
}
