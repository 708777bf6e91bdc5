import { useEffect, useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import type { EventProperties } from '../../core/events.js'
import { type CheckedLink, type LinkPlace, pairingLinks } from '../../links/wallet-links.js'
import { useKit } from '../../react/use-kit.js'
import { shellTexts } from '../../ui/texts.js'
import { CopyLink } from './copy-link.js'
import { OpenLink } from './open-link.js'
import { pairingTexts } from './pairing-texts.js'
import type { CodeState } from './qr-panel.js'
import type { ShownWallet } from './shown-wallet.js'
import { useDevice } from './use-device.js'

/** What the panel takes. */
export interface AppPanelProps {
  readonly ui: ViewUi
  readonly wallet: ShownWallet
  readonly place: LinkPlace
  readonly uri: string | undefined
  readonly state: CodeState
  onRenew(): void
  /** A link was followed: the wallet is where requests are answered from now on. */
  onFollow(): void
}

/** Milliseconds a system takes to bring an app to the front; a page still visible by then has opened no app. */
const OPENING_MS = 2_500

const texts = { mobile: 'inApp', desktop: 'inDesktop', web: 'inWeb' } as const

/**
 * Opens the wallet on this device. The button is a link from the moment the pairing is there, because phones open an app
 * only at a press on one; where nothing opened, the wallet's other link follows.
 */
export function AppPanel({ ui, wallet, place, uri, state, onRenew, onFollow }: AppPanelProps) {
  const { host, events } = useKit()
  const { clock } = host
  const { page, device } = useDevice()
  const { Button, Image, StatusScreen, useWords } = ui
  const [words, { retry }] = [useWords(pairingTexts), useWords(shellTexts)]
  const [pressed, setPressed] = useState<Pick<EventProperties['CONNECT_PROXY_ERROR'], 'uri' | 'mobile_link' | 'name'>>()
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    if (!pressed) return undefined
    const leaving = new AbortController()
    clock.sleep(OPENING_MS, leaving.signal).then(
      () => {
        const { isVisible } = page.look()
        setStuck(isVisible)
        if (isVisible) events.emit('CONNECT_PROXY_ERROR', { message: 'link/not-opened', ...pressed })
      },
      () => {},
    )
    return () => leaving.abort()
  }, [pressed, clock, page, events])

  const [first, second] = uri ? pairingLinks(wallet, place, uri, device) : []
  const slots = { wallet: clean(wallet.name) }
  const isInHost = device.isInApp && place === 'mobile'
  const text = isInHost ? words.inHost : fill(words[texts[place]], slots)
  function follow(): void {
    // The key of the pairing stays here.
    setPressed({ uri: uri?.split('?', 1)[0] ?? '', mobile_link: wallet.mobile_link ?? '', name: wallet.name })
    onFollow()
  }
  const said: Partial<Record<CodeState, string>> = { expired: fill(words.late, slots), silent: words.silent }
  const hasStopped = said[state] !== undefined
  const button = (link: CheckedLink | undefined) =>
    link && state === 'ready' ? (
      <OpenLink link={link} onFollow={follow}>
        {fill(words.open, slots)}
      </OpenLink>
    ) : (
      <Button kind="primary" disabled isBusy>
        {state === 'lost' ? words.lost : words.preparing}
      </Button>
    )

  return (
    <StatusScreen
      image={<Image src={wallet.image_url ?? undefined} name={wallet.name} size="large" />}
      isBusy={!hasStopped}
      title={fill(words.continueIn, slots)}
      text={said[state] ?? text}
    >
      {hasStopped ? (
        <Button kind="primary" onClick={onRenew}>
          {retry}
        </Button>
      ) : (
        button(first)
      )}
      {isStuck && second && state === 'ready' && (
        <OpenLink link={second} isQuiet onFollow={follow}>
          {words.otherWay}
        </OpenLink>
      )}
      {isInHost ? (
        <CopyLink ui={ui} text={page.look().href}>
          {words.copyPage}
        </CopyLink>
      ) : (
        <CopyLink ui={ui} text={state === 'ready' ? uri : undefined}>
          {words.copy}
        </CopyLink>
      )}
    </StatusScreen>
  )
}
