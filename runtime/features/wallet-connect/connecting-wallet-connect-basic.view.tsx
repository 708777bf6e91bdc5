'use client'
import { useEffect, useState } from 'react'
import type { ViewProps } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { AnyWallet } from './any-wallet.js'
import { pairingConnector } from './pairing-connector.js'

/** Nothing of it is shown before a guard lets wallets be connected (`Slots.holds`). */
export const connects = true

/** View `ConnectingWalletConnectBasic`: any wallet, on another device or in this browser. */
export default function ConnectingWalletConnectBasicView({ ui }: ViewProps) {
  const kit = useKit()
  const { Title, navigation } = ui
  const [connector] = useState(() => pairingConnector(kit, undefined))
  useEffect(() => {
    if (!connector) navigation.reset('Connect')
  }, [connector, navigation])
  return (
    <div className="mk-reach">
      <Title text={connector?.name ?? 'WalletConnect'} />
      {connector && <AnyWallet ui={ui} connector={connector} />}
    </div>
  )
}
