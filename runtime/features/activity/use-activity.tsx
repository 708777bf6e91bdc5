import { useEffect, useState } from 'react'
import { ModalError } from '../../../schema/error.js'
import { cell } from '../../core/cell.js'
import { deadline } from '../../core/deadline.js'
import { coreError } from '../../core/errors.js'
import { useAccount } from '../../react/hooks.js'
import { useKit } from '../../react/provider.js'
import { useValue } from '../../react/use-value.js'
import type { ActivityApi, ActivityState, Submitted } from './feature.js'

/** The activity as a view shows it. */
export interface ShownActivity extends ActivityState {
  readonly submissions: readonly Submitted[]
  readonly more: (() => void) | undefined
  retry(): void
}

/** Milliseconds; a chunk of a few kilobytes that takes longer does not come. */
const FETCH_MS = 20_000

/** Follows the activity of the active account; nothing of another one is ever given. */
export function useActivity(): ShownActivity {
  const kit = useKit()
  const account = useAccount()
  const [api, setApi] = useState<ActivityApi>()
  const [error, setError] = useState<ModalError>()
  const [nothing] = useState(() => ({
    state: cell<ActivityState>({ status: 'loading', key: undefined, transactions: [] }),
    submissions: cell<readonly Submitted[]>([]),
  }))
  useEffect(() => {
    if (error) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    // A kit of any wiring does not know which features it has; the id says which one this is.
    const load = () => kit.load('activity') as Promise<ActivityApi>
    deadline({ clock: kit.host.clock, ms: FETCH_MS, name: 'Transactions', signal }, load).then(
      (loaded) => signal.aborted || setApi(loaded),
      (cause: unknown) =>
        signal.aborted ||
        setError(ModalError.is(cause) ? cause : coreError('view/not-loaded', { view: 'Transactions' }, cause)),
    )
    return () => leaving.abort()
  }, [kit, error])
  useEffect(() => api?.follow(), [api])

  const read = useValue((api ?? nothing).state)
  const submissions = useValue((api ?? nothing).submissions)
  const key = account.status === 'connected' ? `${account.caipNetworkId}:${account.address}` : undefined
  const isOwn = read.key === undefined || read.key === key
  const state: ActivityState = isOwn ? read : { status: 'loading', key, transactions: [] }
  return {
    ...state,
    ...(error && { status: 'failed', error }),
    submissions: submissions.filter(({ address }) => address.toLowerCase() === account.address?.toLowerCase()),
    more: api && (() => void api.more()),
    retry: () => (error ? setError(undefined) : void api?.retry()),
  }
}
