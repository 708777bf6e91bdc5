'use client'
import { useEffect, useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewProps } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { useAccount, useNetwork } from '../../react/hooks.js'
import { useKit } from '../../react/use-kit.js'
import { endConnections } from '../../ui/ending.js'
import { NetworkPicker } from './network-picker.js'
import { unsupportedTexts } from './unsupported-texts.js'

/**
 * View `UnsupportedChain`: the wallet is on a network the app does not use. It may be closed. Without a connection it
 * leads to Connect; where the wallet is on a network of the app, to Networks; once it gets there, back.
 */
export default function UnsupportedChainView({ ui }: ViewProps) {
  const { Button, Title, navigation, useWords } = ui
  const kit = useKit()
  const words = useWords(unsupportedTexts)
  const { caipNetworkId, isSupported } = useNetwork()
  const [, reference = ''] = caipNetworkId.split(':')
  const [wasSupported] = useState(isSupported)
  const isGone = useAccount().status === 'disconnected'

  useEffect(() => {
    if (isGone) navigation.reset('Connect')
    else if (wasSupported) navigation.replace('Networks')
    else if (isSupported) navigation.leave('UnsupportedChain')
  }, [isGone, wasSupported, isSupported, navigation])

  return (
    <div className="mk-body">
      <Title text={words.title} />
      <div className="mk-note">
        <p>
          <bdi>{fill(words.text, { network: `\u2068${fill(words.numbered, { id: clean(reference) })}\u2069` })}</bdi>
        </p>
        <Button onClick={() => endConnections(kit, kit.session.state.peek().active ?? undefined)}>
          {words.disconnect}
        </Button>
      </div>
      <NetworkPicker ui={ui} />
    </div>
  )
}
