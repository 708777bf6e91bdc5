import { useEffect, useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import { cell } from '../../core/cell.js'
import { clean } from '../../core/clean.js'
import type { Locale } from '../../core/locale.js'
import type { Translation } from '../../core/words.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { parts } from '../../ui/parts.js'
import { TopLayer } from '../../ui/top-layer.js'
import type { WalletConnectApi } from './contract.js'
import { OpenLink } from './open-link.js'
import { openWalletTexts } from './open-wallet-texts.js'
import { openedWallet } from './opened-wallet.js'
import { useDevice } from './use-device.js'

/** What the bar takes. */
export interface OpenWalletBarProps {
  readonly link: ReturnType<WalletConnectApi['link']>
}

/**
 * Leads to the wallet's app while it has a request: nothing else brings it to the front. Only where the wallet is on this
 * device; hidden, it comes back with the next request.
 */
export function OpenWalletBar({ link }: OpenWalletBarProps) {
  const { storage, locale: service } = useKit()
  const { device } = useDevice()
  const [english] = useState(() => cell<Locale | null>(null))
  // Beside an embedded modal there is no shell to ask.
  const locale = useValue(service?.current ?? english)
  const words: Translation<(typeof openWalletTexts)['words']> = {
    ...openWalletTexts.words,
    ...locale?.words[openWalletTexts.id],
  }
  const [isHidden, setHidden] = useState(false)
  const pending = useValue(link.pending)
  const peer = useValue(link.peer)
  useEffect(
    () =>
      link.pending.subscribe((count) => {
        if (count === 0) setHidden(false)
      }),
    [link],
  )
  const wallet = device.os !== 'desktop' && pending > 0 && !isHidden && openedWallet(storage, peer, device)
  if (!wallet) return null
  const { Button, Icon, Image } = parts
  const slots = { wallet: clean(wallet.name) }
  return (
    <TopLayer label={words.label} className="mk-open-wallet" locale={locale}>
      <Image name={wallet.name} />
      <p className="mk-row-text" role="status">
        <bdi>{fill(words.waiting, slots)}</bdi>
      </p>
      <OpenLink link={wallet.link}>{fill(words.open, slots)}</OpenLink>
      <Button kind="icon" aria-label={words.hide} onClick={() => setHidden(true)}>
        <Icon name="close" />
      </Button>
    </TopLayer>
  )
}
