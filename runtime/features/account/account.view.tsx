'use client'
import { useEffect, useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewProps } from '../../contract/view.js'
import { hueOfAddress } from '../../core/address-look.js'
import { clean } from '../../core/clean.js'
import { useAccount, useNetwork, useWalletInfo } from '../../react/hooks.js'
import { useKit } from '../../react/use-kit.js'
import { AddressButton } from '../../ui/address.js'
import { Mesh } from '../../ui/primitives/mesh.js'
import { AccountActions } from './account-actions.js'
import { AccountBalance } from './account-balance.js'
import { AccountTabs } from './account-tabs.js'
import { accountToken } from './contract.js'
import { NetworkChip } from './network-chip.js'
import { accountTexts } from './texts.js'
import { useIdentity } from './use-identity.js'
import { useTokens } from './use-tokens.js'

/** Features that the project's backend may have switched off add to it, or it is one's own. */
export const isSwitched = true

/** View `Account`: who is connected, with what, on which network. */
export default function AccountView({ ui }: ViewProps) {
  const { Image, Title, useLogic, useWords } = ui
  const words = useWords(accountTexts)
  const kit = useKit()
  const { router } = kit
  const account = useAccount()
  const { caipNetworkId } = useNetwork()
  const wallet = useWalletInfo()
  // What was shown stays while the dialog fades out after a disconnect.
  const [last, setLast] = useState(account)
  if (account.status === 'connected' && account !== last) setLast(account)
  const isGone = account.status === 'disconnected'
  useEffect(() => {
    if (isGone) router.close()
  }, [isGone, router])

  const logic = useLogic(accountToken, 'Account')
  const { name, avatar } = useIdentity(logic.value?.identity)
  const tokens = useTokens(logic.value?.tokens)

  const { address } = account.status === 'connected' ? account : last
  const key = caipNetworkId + address
  return (
    <>
      <Title text={words.title} lead={<NetworkChip ui={ui} />} />
      {address && (
        <div className="mk-scene mk-account">
          <div className="mk-emblem">
            {avatar ? (
              <Image src={avatar} name={address} size="large" shape="round" />
            ) : (
              <Mesh hue={hueOfAddress(address)} size="large" shape="round" />
            )}
            {wallet && (
              <span className="mk-badge">
                <Image src={wallet.icon} name={wallet.name} size="small" />
                <bdi className="mk-hidden">{fill(words.wallet, { wallet: clean(wallet.name) })}</bdi>
              </span>
            )}
          </div>
          <AddressButton key={address} ui={ui} address={address} name={name} />
          <AccountBalance key={key} ui={ui} tokens={tokens} />
          <AccountActions ui={ui} address={address} />
          <AccountTabs key={key + 1} ui={ui} account={logic} tokens={tokens} />
        </div>
      )}
    </>
  )
}
