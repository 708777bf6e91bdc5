'use client'
import { useEffect } from 'react'
import type { ViewProps } from '../../contract/view.js'
import { useAccount } from '../../react/hooks.js'
import { useKit } from '../../react/use-kit.js'
import { AddressButton } from '../../ui/address.js'
import { Qr } from '../../ui/qr/qr.js'
import { networksLike, picturedNetworks } from './networks.js'
import { receiveTexts } from './texts.js'

/** View `WalletReceive`: the address of the active account, to copy or to scan, and where it is good. */
export default function WalletReceiveView({ ui }: ViewProps) {
  const { Button, Icon, NetworkImage, Title, navigation, useCount, useWords } = ui
  const { wiring } = useKit()
  const [words, count, account] = [useWords(receiveTexts), useCount(), useAccount()]
  const isNobody = account.status === 'disconnected'
  useEffect(() => {
    if (isNobody) navigation.reset('Connect')
  }, [isNobody, navigation])

  // Only a live account: a remembered wallet may come back with another address.
  const live = account.status === 'connected' ? account : undefined
  const networks = live ? networksLike(wiring.networks, live.caipNetworkId) : []
  return (
    <div className="mk-scene">
      <Title text={words.title} />
      <Qr text={live?.address} label={words.code} failed={words.noCode} />
      {live && (
        <>
          <AddressButton key={live.address} ui={ui} address={live.address} isWhole />
          <p className="mk-text">{words.how}</p>
          <div className="mk-actions">
            <Button leadsTo="WalletCompatibleNetworks" onClick={() => navigation.push('WalletCompatibleNetworks')}>
              <span className="mk-pile">
                {picturedNetworks(networks).map((network) => (
                  <NetworkImage key={network.caipNetworkId} network={network} size="small" />
                ))}
              </span>
              <span className="mk-leads">{count(words.networks, networks.length)}</span>
              <Icon name="chevron" isMirrored />
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
