'use client'
import { useEffect } from 'react'
import type { ViewProps } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { useAccount } from '../../react/hooks.js'
import { useKit } from '../../react/use-kit.js'
import { compatibleTexts } from './compatible-texts.js'
import { networksLike } from './networks.js'

/** View `WalletCompatibleNetworks`: every network of the app that the active account receives on. */
export default function WalletCompatibleNetworksView({ ui }: ViewProps) {
  const { NetworkImage, Title, navigation, useWords } = ui
  const { wiring } = useKit()
  const [words, account] = [useWords(compatibleTexts), useAccount()]
  const isNobody = account.status === 'disconnected'
  useEffect(() => {
    if (isNobody) navigation.reset('Connect')
  }, [isNobody, navigation])

  const networks = account.status === 'connected' ? networksLike(wiring.networks, account.caipNetworkId) : []
  return (
    <div className="mk-body">
      <Title text={words.title} />
      <p className="mk-note" data-tone="calm">
        {words.note}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: there is nothing else to reach a long list by, to scroll it with keys. */}
      <ul className="mk-list" aria-label={words.list} tabIndex={0}>
        {networks.map((network) => (
          <li key={network.caipNetworkId} className="mk-row mk-still" data-mk-network={network.caipNetworkId}>
            <NetworkImage network={network} />
            <span className="mk-row-text">
              <bdi className="mk-row-title">{clean(network.name)}</bdi>
              {network.testnet && <span className="mk-row-detail">{words.testnet}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
