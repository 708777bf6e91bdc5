import type { ComponentType } from 'react'
import type { ViewUi } from '../../contract/view.js'
import { Spinner } from '../../ui/primitives/spinner.js'

/** What a late part takes. */
export interface LateProps<Props extends object> {
  readonly ui: ViewUi
  /** Fetches it; the same function at each render. */
  load(): Promise<ComponentType<Props>>
  readonly props: Props
}

/** A part of a view that is fetched when the view is shown; where that fails it says so, with a way to try again. */
export function Late<Props extends object>({ ui: { Failure, useLazy }, load, props }: LateProps<Props>) {
  const { value: Part, error, retry } = useLazy(load, 'WalletConnect')
  if (Part) return <Part {...props} />
  return error ? <Failure error={error} onRetry={retry} /> : <Spinner />
}
