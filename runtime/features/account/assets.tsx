import { useNetwork } from '../../react/hooks.js'
import { useKit } from '../../react/provider.js'
import type { TabProps } from '../../wiring.js'
import { useLate } from './late.js'
import { Places, place } from './token-places.js'

const loadTabs = async () => (await import('./account-tabs.js')).AccountTabs

/** The tabs of the account, where there is a backend. They have a place before their code is here. */
export function Assets({ ui }: TabProps) {
  const { network } = useNetwork()
  const { services } = useKit().modal.peek() ?? {}
  return services?.api && network ? <LateTabs ui={ui} /> : null
}

function LateTabs({ ui }: TabProps) {
  const { value: Tabs, error, retry } = useLate(loadTabs)
  if (Tabs) return <Tabs ui={ui} />
  return <div style={place}>{error ? <ui.Failure error={error} onRetry={retry} /> : <Places />}</div>
}
