import type { AccountTab, TabProps } from '../../contract/view.js'
import { Places } from './token-places.js'

/** What the tab of another feature takes. */
export interface LateTabProps extends TabProps {
  readonly load: AccountTab['load']
}

/** The tab of another feature, fetched when it is shown. */
export function LateTab({ ui, load }: LateTabProps) {
  const { value: Tab, error, retry } = ui.useLazy(load, 'Account')
  if (error) return <ui.Failure error={error} onRetry={retry} />
  return Tab ? <Tab ui={ui} /> : <Places />
}
