'use client'
import { useEffect, useState } from 'react'
import type { ViewProps } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { Late } from './late.js'
import { pairingConnector } from './pairing-connector.js'

const body = () => import('./any-wallet.js').then((it) => it.AnyWallet)

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
      {connector && <Late ui={ui} load={body} props={{ ui, connector }} />}
    </div>
  )
}
