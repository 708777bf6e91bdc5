import { useEffect, useRef, useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { Connector } from '../../contract/connector.js'
import type { ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { Spinner } from '../../ui/primitives/spinner.js'
import { Qr } from '../../ui/qr/qr.js'
import { shellTexts } from '../../ui/texts.js'
import { CopyLink } from './copy-link.js'
import { pairingTexts } from './pairing-texts.js'
import type { ShownWallet } from './shown-wallet.js'

/** How good the code is that is shown. */
export type CodeState = 'making' | 'ready' | 'lost' | 'silent' | 'expired'

/** What the panel takes. */
export interface QrPanelProps {
  readonly ui: ViewUi
  /** None: any wallet may scan it. */
  readonly wallet?: ShownWallet | undefined
  /** What it is a code of, whose mark is in the middle where any wallet may scan it. */
  readonly connector: Pick<Connector, 'name' | 'icon'>
  /** What is encoded; nothing while another one is made. */
  readonly uri: string | undefined
  readonly state: CodeState
  onRenew(): void
}

/** Share of the code that stays free for the picture in its middle. */
const HOLE = 0.24

/**
 * The code to scan, with a picture in its middle; what is wrong with it stands over it. One that has expired stays there,
 * faint, and all of it is the button that renews it. `data-state`.
 */
export function QrPanel({ ui, wallet, connector, uri, state, onRenew }: QrPanelProps) {
  const { Button, Icon, Image, announce, useWords } = ui
  const [words, { retry }] = [useWords(pairingTexts), useWords(shellTexts)]
  // The last one stays in its place, faint, while there is none.
  const [last, setLast] = useState(uri)
  if (uri !== undefined && uri !== last) setLast(uri)
  const before = useRef(uri)
  useEffect(() => {
    if (before.current && uri && before.current !== uri) announce(words.renewed)
    before.current = uri ?? before.current
  }, [uri, announce, words])
  useEffect(() => {
    if (state === 'lost') announce(words.lost)
    if (state === 'silent') announce(words.silent)
    if (state === 'expired') announce(words.expired)
  }, [state, announce, words])

  const picture = wallet ? (wallet.image_url ?? undefined) : connector.icon
  return (
    <>
      <div className="mk-code" data-state={state}>
        <Qr text={uri ?? last} label={words.code} failed={words.noCode} hole={HOLE} isRenewed />
        <Image src={picture} name={wallet?.name ?? connector.name} />
        {state === 'lost' && (
          <span className="mk-code-note">
            <Spinner />
            {words.lost}
          </span>
        )}
        {state === 'silent' && (
          <span className="mk-code-note">
            {words.silent}
            <Button onClick={onRenew}>{retry}</Button>
          </span>
        )}
        {state === 'expired' && (
          <button type="button" className="mk-code-note" onClick={onRenew}>
            <Icon name="refresh" />
            <span className="mk-row-title">{words.expired}</span>
            <span className="mk-text">{words.renew}</span>
          </button>
        )}
      </div>
      <p className="mk-text">
        <bdi>{wallet ? fill(words.scan, { wallet: clean(wallet.name) }) : words.scanAny}</bdi>
      </p>
      <CopyLink ui={ui} text={state === 'ready' ? uri : undefined}>
        {words.copy}
      </CopyLink>
    </>
  )
}
