'use client'
import type { ViewProps } from '../../wiring.js'
import { Agreement } from './agreement.js'
import { connectTexts } from './texts.js'
import { useWalletRows, WalletList } from './wallet-list.js'

/** View `ConnectWallets`: the wallets alone, where Connect has them behind a button. */
export default function ConnectWalletsView(props: ViewProps) {
  const { Title, useWords } = props.ui
  const words = useWords(connectTexts)
  return (
    <>
      <Title text={words.title} />
      <Agreement {...props}>
        <WalletList {...props} rows={useWalletRows(props.params)} />
      </Agreement>
    </>
  )
}
