import { useCallback, useEffect } from 'react'
import type { TabProps } from '../../contract/view.js'
import { useNetwork } from '../../react/hooks.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import type { AccountTokens } from './contract.js'
import { accountToken } from './contract.js'
import { Places, place } from './token-places.js'

const loadTabs = async () => (await import('./account-tabs.js')).AccountTabs

/** The tabs of the account: where there is a backend, and where the wallet lists the tokens itself (SPEC §7). */
export function Assets({ ui }: TabProps) {
  const { network } = useNetwork()
  const { services } = useKit().modal.peek() ?? {}
  if (!network) return null
  if (services?.api) return <LateTabs ui={ui} />
  return network.chainNamespace === 'eip155' ? <WalletTabs ui={ui} /> : null
}

/** They have a place before their code is here. */
function LateTabs({ ui }: TabProps) {
  const { value: Tabs, error, retry } = ui.useLazy(loadTabs, 'Account')
  if (Tabs) return <Tabs ui={ui} />
  return <div style={place}>{error ? <ui.Failure error={error} onRetry={retry} /> : <Places />}</div>
}

/** Nobody knows before the wallet has said it: until then, and where it lists none, there is nothing to see. */
function WalletTabs({ ui }: TabProps) {
  const kit = useKit()
  const load = useCallback(async () => (await kit.use(accountToken)).tokens(), [kit])
  const { value: tokens } = ui.useLazy(load, 'Account')
  return tokens ? <WhereListed ui={ui} tokens={tokens} /> : null
}

interface WhereListedProps extends TabProps {
  readonly tokens: AccountTokens
}

function WhereListed({ ui, tokens }: WhereListedProps) {
  const isListed = useValue(tokens.state, (now) => {
    const isOff = now.status === 'failed' && now.error.code === 'feature/off'
    return 'data' in now && now.data !== undefined && !isOff
  })
  useEffect(() => tokens.follow(), [tokens])
  return isListed ? <LateTabs ui={ui} /> : null
}
