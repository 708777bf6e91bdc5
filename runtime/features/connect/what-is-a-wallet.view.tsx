'use client'
import type { ViewProps } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { allWalletsToken } from '../all-wallets/contract.js'
import { connectToken } from './contract.js'
import { Drawing } from './drawing.js'
import { drawings } from './drawings.data.js'
import { findWalletUrl } from './find-wallet.js'
import { whatIsAWalletTexts } from './what-is-a-wallet-texts.js'

/** View `WhatIsAWallet`: what users need to know before they get one. */
export default function WhatIsAWalletView({ ui }: ViewProps) {
  const kit = useKit()
  const { Button, Link, Title, navigation, useWords } = ui
  const words = useWords(whatIsAWalletTexts)
  const blocks = [
    [{ drawing: drawings.key }, words.key, words.keyText],
    [{ name: 'coins' }, words.home, words.homeText],
    [{ drawing: drawings.shield }, words.yes, words.yesText],
  ] as const
  const say = () => kit.events.emit('CLICK_GET_WALLET', {})
  return (
    <div className="mk-body mk-help">
      <Title text={words.title} />
      {blocks.map(([icon, title, text]) => (
        <div key={title} className="mk-help-block">
          <Drawing ui={ui} {...icon} />
          <div>
            <p className="mk-row-title">{title}</p>
            <p className="mk-text">{text}</p>
          </div>
        </div>
      ))}
      <div className="mk-actions">
        {kit.options(connectToken)?.customWallets?.length || kit.has(allWalletsToken) ? (
          <Button
            kind="primary"
            leadsTo="GetWallet"
            onClick={() => {
              say()
              navigation.push('GetWallet')
            }}
          >
            {words.get}
          </Button>
        ) : (
          <Link kind="primary" href={findWalletUrl} onClick={say}>
            {words.get}
          </Link>
        )}
      </div>
    </div>
  )
}
