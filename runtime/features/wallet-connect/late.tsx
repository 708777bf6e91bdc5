import { type ComponentType, useEffect, useState } from 'react'
import type { ModalError } from '../../../schema/error.js'
import { deadline } from '../../core/deadline.js'
import { coreError } from '../../core/errors.js'
import { useKit } from '../../react/provider.js'
import { Spinner } from '../../ui/primitives/spinner.js'
import type { ViewUi } from '../../ui/view-ui.js'

/** What a late part takes. */
export interface LateProps<Props extends object> {
  readonly ui: ViewUi
  /** Fetches it; the same function at each render. */
  load(): Promise<ComponentType<Props>>
  readonly props: Props
}

/** Milliseconds; a chunk of a few kilobytes that takes longer does not come. */
const FETCH_MS = 20_000

/** A part of a view that is fetched when the view is shown; where that fails it says so, with a way to try again. */
export function Late<Props extends object>({ ui, load, props }: LateProps<Props>) {
  const { clock } = useKit().host
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> }>()
  const [error, setError] = useState<ModalError>()
  useEffect(() => {
    if (error) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    deadline({ clock, ms: FETCH_MS, name: 'view', signal }, load).then(
      (Part) => signal.aborted || setPart({ Part }),
      (cause: unknown) => signal.aborted || setError(coreError('view/not-loaded', { view: 'WalletConnect' }, cause)),
    )
    return () => leaving.abort()
  }, [error, load, clock])
  if (part) return <part.Part {...props} />
  return error ? <ui.Failure error={error} onRetry={() => setError(undefined)} /> : <Spinner />
}
