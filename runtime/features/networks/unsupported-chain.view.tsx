'use client'
import { useEffect, useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewProps } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { useAccount, useNetwork } from '../../react/hooks.js'
import { useKit } from '../../react/use-kit.js'
import { endConnections } from '../../ui/ending.js'
import { knownNames } from './known-names.data.js'
import { NetworkPicker } from './network-picker.js'
import { unsupportedTexts } from './unsupported-texts.js'

/**
 * View `UnsupportedChain`: the wallet is on a network the app does not use. It may be closed. Without a connection it
 * leads to Connect; where the wallet is on a network of the app, to Networks; once it gets there, back.
 */
export default function UnsupportedChainView({ ui }: ViewProps) {
  const { Icon, List, Row, Title, navigation, useWords } = ui
  const kit = useKit()
  const words = useWords(unsupportedTexts)
  const { caipNetworkId, isSupported } = useNetwork()
  const [wasSupported] = useState(isSupported)
  const isGone = useAccount().status === 'disconnected'
  const [, id = ''] = caipNetworkId.split(':')
  const name = knownNames[caipNetworkId] ?? fill(words.numbered, { id: clean(id, 12) })

  useEffect(() => {
    if (isGone) navigation.reset('Connect')
    else if (wasSupported) navigation.replace('Networks')
    else if (isSupported) navigation.leave('UnsupportedChain')
  }, [isGone, wasSupported, isSupported, navigation])

  return (
    <div className="mk-body">
      <Title text={words.title} />
      <p className="mk-note">
        <bdi>{fill(words.text, { network: `\u2068${name}\u2069` })}</bdi>
      </p>
      <NetworkPicker ui={ui} />
      <div className="mk-actions">
        <List label={words.disconnect}>
          <Row
            data-tone="error"
            image={
              <span className="mk-image mk-tile">
                <Icon name="power" />
              </span>
            }
            title={words.disconnect}
            onClick={() => endConnections(kit, kit.session.state.peek().active ?? undefined)}
          />
        </List>
      </div>
    </div>
  )
}
