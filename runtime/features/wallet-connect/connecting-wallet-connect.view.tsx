'use client'
import { useEffect, useState } from 'react'
import type { ViewProps } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { Spinner } from '../../ui/primitives/spinner.js'
import { Late } from './late-part.js'
import { pairingConnector } from './pairing-connector.js'
import { Reach } from './reach.js'
import { useShownWallet } from './use-shown-wallet.js'

/** Nothing of it is shown before a guard lets wallets be connected (`Slots.holds`). */
export const connects = true

const unknown = () => import('./unknown-wallet.js').then((it) => it.UnknownWallet)

/**
 * View `ConnectingWalletConnect`: connects the wallet `walletId` of the directory or of the app's own choice, wherever
 * it is, on `namespace`; without an id, any wallet that scans the code.
 */
export default function ConnectingWalletConnectView({ params, ui }: ViewProps) {
  const kit = useKit()
  const { Failure, Title, navigation } = ui
  const found = useShownWallet(params['walletId'])
  const [connector] = useState(() => pairingConnector(kit, params['namespace']))
  useEffect(() => {
    if (!connector) navigation.reset('Connect')
  }, [connector, navigation])
  if (!connector) return <Title text="WalletConnect" />

  const wallet = found.status === 'found' ? found.wallet : undefined
  return (
    <>
      <Title text={wallet?.name ?? connector.name} />
      {found.status === 'looking' && <Spinner />}
      {found.status === 'failed' && <Failure error={found.error} onRetry={found.retry} />}
      {found.status === 'unknown' && <Late ui={ui} load={unknown} props={{ ui }} />}
      {found.status === 'found' && <Reach ui={ui} wallet={wallet} connector={connector} />}
    </>
  )
}
