'use client'
import { useEffect, useState } from 'react'
import { fill } from '../../../schema/error.js'
import { useAccount, useNetwork, useWalletInfo } from '../../react/hooks.js'
import { useKit } from '../../react/provider.js'
import { hueOfAddress } from '../../ui/hue.js'
import { Mesh } from '../../ui/primitives/mesh.js'
import type { ViewProps } from '../../wiring.js'
import { AddressButton } from './address-button.js'
import { Balance } from './balance-line.js'
import { NetworkChip } from './network-chip.js'
import { accountTexts } from './texts.js'

/** View `Account`: who is connected, with what, on which network. */
export default function AccountView({ ui }: ViewProps) {
  const { Button, Image, Link, Title } = ui
  const { router, session } = useKit()
  const account = useAccount()
  const { network } = useNetwork()
  const wallet = useWalletInfo()
  // What was shown stays while the dialog fades out after a disconnect.
  const [last, setLast] = useState(account)
  if (account.status === 'connected' && account !== last) setLast(account)
  const isGone = account.status === 'disconnected'
  useEffect(() => {
    if (isGone) router.close()
  }, [isGone, router])

  const { address } = account.status === 'connected' ? account : last
  const explorer = network?.blockExplorers?.[0]
  return (
    <>
      <Title text={accountTexts.title} lead={<NetworkChip ui={ui} />} />
      {address && (
        <div className="mk-scene mk-account">
          <div className="mk-emblem">
            <Mesh hue={hueOfAddress(address)} size="large" shape="round" />
            {wallet && (
              <span className="mk-badge">
                <Image src={wallet.icon} name={wallet.name} size="small" />
                <bdi className="mk-hidden">{fill(accountTexts.wallet, { wallet: wallet.name })}</bdi>
              </span>
            )}
          </div>
          <AddressButton key={address} ui={ui} address={address} />
          <Balance ui={ui} />
          <div className="mk-actions mk-pair">
            {explorer && (
              <Link as="button" href={`${explorer.url.replace(/\/$/, '')}/address/${address}`}>
                {accountTexts.explorer}
              </Link>
            )}
            <Button onClick={() => void session.disconnect()}>{accountTexts.disconnect}</Button>
          </div>
        </div>
      )}
    </>
  )
}
