'use client'
import { useLayoutEffect } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewProps } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import type { Network } from '../../core/network.js'
import { useAccount, useNetwork } from '../../react/hooks.js'
import { useKit } from '../../react/use-kit.js'
import { NetworkPicker, pickNetwork } from './network-picker.js'
import { networksTexts } from './texts.js'

/** View `Networks`: the networks of the app, with what the app and the wallet are on. */
export default function NetworksView({ ui }: ViewProps) {
  const { Button, Title, navigation, useWords, views } = ui
  const kit = useKit()
  const words = useWords(networksTexts)
  const { network, picked, isSupported } = useNetwork()
  const isConnected = useAccount().status === 'connected'
  const isAway = isConnected && !isSupported && views.has('UnsupportedChain')
  // Before anything is painted: that view says what is the matter, and has the same list.
  useLayoutEffect(() => {
    if (isAway) navigation.replace('UnsupportedChain')
  }, [isAway, navigation])

  const isApart = isConnected && network && picked
  return (
    <div className="mk-body">
      <Title text={words.title} />
      {isApart && (
        <div className="mk-note" data-tone="calm">
          <p>
            <bdi>{fill(words.apart, { app: isolated(picked), wallet: isolated(network) })}</bdi>
          </p>
          <Button onClick={() => void pickNetwork(kit, navigation, picked)}>{words.switchWallet}</Button>
        </div>
      )}
      <NetworkPicker ui={ui} />
      {views.has('WhatIsANetwork') && (
        <p className="mk-help-link">
          <button
            type="button"
            className="mk-link"
            data-leads="WhatIsANetwork"
            onClick={() => {
              kit.events.emit('CLICK_NETWORK_HELP', {})
              navigation.push('WhatIsANetwork')
            }}
          >
            <bdi>{words.help}</bdi>
          </button>
        </p>
      )}
    </div>
  )
}

/** A name between Unicode isolates, so that its direction ends with it. */
function isolated({ name }: Network): string {
  return `\u2068${clean(name)}\u2069`
}
