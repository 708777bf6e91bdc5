'use client'
import { useEffect, useState } from 'react'
import type { ViewProps, ViewUi } from '../../contract/view.js'
import { useAccount, useNetwork } from '../../react/hooks.js'
import { useValue } from '../../react/use-value.js'
import { type SecureWalletApi, secureWalletToken } from './contract.js'
import { Kept, Tile } from './kept.js'
import { walletSettingsTexts } from './settings-texts.js'
import { useWallet, type Wallet } from './use-wallet.js'

/** A change of the e-mail address may be switched off by the project's backend. */
export const isSwitched = true

/** View `AccountSettings`: who is signed in to the embedded wallet, who keeps its keys, and which kind of account is shown. */
export default function AccountSettingsView({ ui }: ViewProps) {
  const { Failure, Link, Skeleton, Title, navigation, useLogic, useWords } = ui
  const words = useWords(walletSettingsTexts)
  const { status } = useAccount()
  const { value: api, error, retry } = useLogic(secureWalletToken, 'AccountSettings')
  const wallet = useWallet(api, navigation.back)
  const isNobody = status === 'disconnected'
  useEffect(() => {
    if (isNobody) navigation.reset('Connect')
  }, [isNobody, navigation])

  if (error) return <Failure error={error} onRetry={retry} />
  return (
    <div className="mk-body">
      <Title text={words.title} />
      {wallet && api ? <Kept ui={ui} wallet={wallet} site={api.site} /> : <Skeleton count={2} hasDetail />}
      {wallet && api && <AccountType ui={ui} wallet={wallet} api={api} />}
      {api && (
        <div className="mk-actions">
          <Link kind="quiet" href={api.page('dashboard')}>
            {words.manage}
          </Link>
          {/* Seldom meant, and what it shows must not be given away: no second button. */}
          <Link href={api.page('export')}>{words.exportKeys}</Link>
        </div>
      )}
    </div>
  )
}

interface AccountTypeProps {
  readonly ui: ViewUi
  readonly wallet: Wallet
  readonly api: SecureWalletApi
}

/** Which kind of account is shown, where the network has smart accounts. */
function AccountType({ ui, wallet, api }: AccountTypeProps) {
  const { Icon, List, Row, announce, toasts, useWords } = ui
  const words = useWords(walletSettingsTexts)
  const { network } = useNetwork()
  const users = useValue(wallet.users)
  const [wanted, setWanted] = useState<'eoa' | 'smartAccount'>()
  const current = users.eip155?.type

  useEffect(() => {
    if (!wanted) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    announce(words.changing)
    api.setAccountType(wanted, signal).then(
      (shown) => {
        if (signal.aborted) return
        setWanted(undefined)
        toasts.show(shown === wanted ? 'success' : 'error', shown === wanted ? words.changed : words.notChanged)
      },
      () => {
        if (signal.aborted) return
        setWanted(undefined)
        toasts.show('error', words.notChanged)
      },
    )
    return () => leaving.abort()
  }, [wanted, api, announce, toasts, words])

  if (!network || !wallet.hasSmartAccounts(network.caipNetworkId)) return null
  const kinds = [
    { type: 'smartAccount', drawing: 'contract', title: words.smart, detail: words.smartText },
    { type: 'eoa', drawing: 'key', title: words.plain, detail: words.plainText },
  ] as const
  return (
    <>
      <h3 className="mk-group">{words.type}</h3>
      <List label={words.type}>
        {kinds.map(({ type, drawing, title, detail }) => (
          <Row
            key={type}
            data-mk-kind={type}
            image={<Tile ui={ui} drawing={drawing} />}
            title={title}
            detail={detail}
            aria-current={type === current}
            aria-disabled={wanted !== undefined || undefined}
            end={type === (wanted ?? current) && <Icon name="check" />}
            onClick={() => type !== current && wanted === undefined && setWanted(type)}
          />
        ))}
      </List>
    </>
  )
}
