'use client'
import type { ViewProps } from '../../contract/view.js'
import { Frame } from './frame.js'
import { connectTexts } from './texts.js'
import { useWalletRows } from './use-wallet-rows.js'
import { WalletList } from './wallet-list.js'

/** View `ConnectWallets`: the wallets alone, where Connect has them behind a button. */
export default function ConnectWalletsView(props: ViewProps) {
  const { Title, useWords } = props.ui
  const words = useWords(connectTexts)
  return (
    <>
      <Title text={words.title} />
      <Frame {...props}>
        <WalletList {...props} {...useWalletRows(props)} />
      </Frame>
    </>
  )
}
