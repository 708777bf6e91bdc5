import { useNetwork } from '../../react/hooks.js'
import { useKit } from '../../react/provider.js'
import type { TabProps } from '../../wiring.js'
import { useLate } from './late.js'
import { Places } from './token-places.js'

/** As high as its first rows, so that the panel does not jump from tab to tab. */
export const place = {
  inlineSize: '100%',
  minBlockSize: 280,
  marginBlockStart: 'var(--mk-space-2)',
  textAlign: 'start',
} as const

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
