import { useEffect, useRef, useState } from 'react'
import type { ViewUi } from '../../contract/view.js'
import { Qr } from '../../ui/qr/qr.js'
import { ProviderTile } from './provider-tile.js'
import { farcasterTexts } from './texts.js'

/** What shows an address of a login with Farcaster. */
export interface FarcasterUriProps {
  readonly ui: ViewUi
  /** Nothing while it is made. */
  readonly uri: string | undefined
  readonly isExpired: boolean
  /** Makes another one. */
  onRenew(): void
}

/** Share of the code that stays free for the mark in its middle. */
const HOLE = 0.24

/** The code to scan. One that has expired stays there, faint, and all of it is the button that renews it. `data-state`. */
export function FarcasterCode({ ui, uri, isExpired, onRenew }: FarcasterUriProps) {
  const { Button, Icon, announce, copy, toasts, useWords } = ui
  const words = useWords(farcasterTexts)
  // The last one stays in its place, faint, while there is none.
  const [last, setLast] = useState(uri)
  if (uri !== undefined && uri !== last) setLast(uri)
  const before = useRef(uri)
  useEffect(() => {
    if (before.current && uri && before.current !== uri) announce(words.renewed)
    before.current = uri ?? before.current
  }, [uri, announce, words])
  useEffect(() => {
    if (isExpired) announce(words.expired)
  }, [isExpired, announce, words])

  async function onCopy(link: string, button: HTMLElement): Promise<void> {
    const isCopied = await copy(link, button)
    toasts.show(isCopied ? 'success' : 'error', isCopied ? words.copied : words.notCopied)
  }

  const isReady = uri !== undefined && !isExpired
  return (
    <div className="mk-reach">
      <div className="mk-code" data-state={stateOf()}>
        <Qr text={uri ?? last} label={words.code} failed={words.noCode} hole={HOLE} isRenewed />
        <ProviderTile provider="farcaster" />
        {isExpired && (
          <button type="button" className="mk-code-note" onClick={onRenew}>
            <Icon name="refresh" />
            <span className="mk-row-title">{words.expired}</span>
            <span className="mk-text">{words.renew}</span>
          </button>
        )}
      </div>
      <p className="mk-text">{words.scan}</p>
      <Button disabled={!isReady} onClick={(event) => isReady && void onCopy(uri, event.currentTarget)}>
        <Icon name="copy" />
        {words.copy}
      </Button>
    </div>
  )

  function stateOf(): 'making' | 'ready' | 'expired' {
    if (isExpired) return 'expired'
    return isReady ? 'ready' : 'making'
  }
}
