import { useEffect, useRef } from 'react'
import { fill } from '../../../schema/explain-error.js'
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
  /** What is encoded; the last one stays while another one is made. */
  readonly uri: string | undefined
  readonly state: CodeState
  onRenew(): void
}

/** Share of the code that stays free for the picture of the wallet. */
const HOLE = 0.24

/** The code to scan, with the picture of the wallet in its middle; what is wrong with it stands over it. `data-state`. */
export function QrPanel({ ui, wallet, uri, state, onRenew }: QrPanelProps) {
  const { Button, Image, announce, useWords } = ui
  const [words, { retry }] = [useWords(pairingTexts), useWords(shellTexts)]
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

  return (
    <>
      <div className="mk-code" data-state={state}>
        <Qr text={uri} label={words.code} failed={words.noCode} hole={wallet ? HOLE : 0} isRenewed />
        {wallet && <Image src={wallet.image_url ?? undefined} name={wallet.name} />}
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
          <span className="mk-code-note">
            {words.expired}
            <Button onClick={onRenew}>{words.renew}</Button>
          </span>
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
