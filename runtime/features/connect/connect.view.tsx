'use client'
import { Fragment } from 'react'
import { useKit } from '../../react/provider.js'
import type { FirstViewProps } from '../../wiring.js'
import { Agreement, Parts, useParts } from './agreement.js'
import { connectOptions } from './feature.js'
import { connectMethods } from './methods.js'
import { connectTexts } from './texts.js'
import { useWalletRows, WalletList } from './wallet-list.js'

/** View `Connect`: the wallets of this browser, and what other features connect with. */
export default function ConnectView(props: FirstViewProps) {
  const { ui, params } = props
  const kit = useKit()
  const { Button, Icon, Title, navigation, useWords } = ui
  const words = useWords(connectTexts)
  const { connectMethodsOrder: order, collapseWallets, emailShowWallets } = connectOptions(kit)
  const rows = useWalletRows(params)
  const { features } = useParts(ui)
  const has = (place: string) => features.some(({ connect }) => connect?.place === place)
  const isAlone = !has('email') && !has('social')
  const isCollapsed = !isAlone && (collapseWallets || (emailShowWallets === false && has('email')))
  const methods = connectMethods({ order, isWalletShown: rows.some(({ connectors }) => connectors.length > 0) }).filter(
    (method) => (method === 'wallet' ? isAlone || rows.length > 0 : has(method)),
  )

  function help(): void {
    kit.events.emit('CLICK_WALLET_HELP', {})
    navigation.push('WhatIsAWallet')
  }

  return (
    <>
      <Title
        text={words.title}
        start={
          <Button kind="icon" aria-label={words.help} onClick={help}>
            <Icon name="help" />
          </Button>
        }
      />
      <Agreement {...props}>
        {methods.map((method, index) => (
          <Fragment key={method}>
            {index > 0 && (method === 'wallet' || methods[index - 1] === 'wallet') && (
              <p className="mk-or">{words.or}</p>
            )}
            {method !== 'wallet' && <Parts {...props} place={method} />}
            {method === 'wallet' && !isCollapsed && <WalletList {...props} rows={rows} />}
            {method === 'wallet' && isCollapsed && (
              <Button onClick={() => navigation.push('ConnectWallets', params)}>
                <Icon name="wallet" />
                {words.wallets}
              </Button>
            )}
          </Fragment>
        ))}
      </Agreement>
    </>
  )
}
