'use client'
import { Fragment } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { FirstViewProps } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { AppIcon } from './app-icon.js'
import { connectToken } from './contract.js'
import { Frame } from './frame.js'
import { connectMethods } from './methods.js'
import { NewHere } from './new-here.js'
import { connectTexts } from './texts.js'
import { useWalletRows } from './use-wallet-rows.js'
import { WalletList } from './wallet-list.js'

/** Letters of the app's name that the title has room for. */
const LONG_NAME = 18

/** View `Connect`: the wallets of this browser, and what other features connect with. */
export default function ConnectView(props: FirstViewProps) {
  const { ui, params } = props
  const kit = useKit()
  const { Button, Icon, Title, navigation, useWords } = ui
  const words = useWords(connectTexts)
  const { connectMethodsOrder: order, collapseWallets, emailShowWallets } = kit.options(connectToken) ?? {}
  const listed = useWalletRows(props)
  const { rows } = listed
  const features = kit.modal.peek()?.features ?? []
  const partsAt = (place: string) =>
    features.flatMap(({ id, slots }) => (slots?.connectMethod?.place === place ? [{ id, ...slots.connectMethod }] : []))
  const has = (place: string) => partsAt(place).length > 0
  const isAlone = !has('email') && !has('social')
  const isCollapsed = !isAlone && (collapseWallets || (emailShowWallets === false && has('email')))
  const methods = connectMethods({ order, isWalletShown: rows.some(({ isHere }) => isHere) }).filter((method) =>
    method === 'wallet' ? isAlone || rows.length > 0 : has(method),
  )

  const { name } = kit.wiring.app

  function help(): void {
    kit.events.emit('CLICK_WALLET_HELP', {})
    navigation.push('WhatIsAWallet')
  }

  return (
    <>
      <Title
        text={name.length > LONG_NAME ? words.title : fill(words.titleOf, { app: name })}
        image={<AppIcon />}
        start={
          <Button kind="icon" aria-label={words.help} leadsTo="WhatIsAWallet" onClick={help}>
            <Icon name="help" />
          </Button>
        }
      />
      <Frame {...props}>
        {methods.map((method, index) => (
          <Fragment key={method}>
            {index > 0 && (method === 'wallet' || methods[index - 1] === 'wallet') && (
              <p className="mk-or">{words.or}</p>
            )}
            {partsAt(method).map(({ id, Part }) => (
              <Part key={id} {...props} />
            ))}
            {method === 'wallet' &&
              (isCollapsed ? (
                <Button leadsTo="ConnectWallets" onClick={() => navigation.push('ConnectWallets', params)}>
                  <Icon name="wallet" />
                  {words.wallets}
                </Button>
              ) : (
                <WalletList {...props} {...listed} />
              ))}
          </Fragment>
        ))}
      </Frame>
      {rows.length > 0 && <NewHere {...props} />}
    </>
  )
}
