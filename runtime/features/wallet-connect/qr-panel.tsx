import { useEffect } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { Connector } from '../../contract/connector.js'
import type { ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { Spinner } from '../../ui/primitives/spinner.js'
import { CodeToScan } from '../../ui/qr/code-to-scan.js'
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

/** The code to scan, with a picture in its middle; what is wrong with it stands over it. `data-state`. */
export function QrPanel({ ui, wallet, connector, uri, state, onRenew }: QrPanelProps) {
  const { Button, Image, announce, useWords } = ui
  const [words, { retry }] = [useWords(pairingTexts), useWords(shellTexts)]
  useEffect(() => {
    if (state === 'lost') announce(words.lost)
    if (state === 'silent') announce(words.silent)
  }, [state, announce, words])

  const picture = wallet ? (wallet.image_url ?? undefined) : connector.icon
  return (
    <>
      <CodeToScan
        ui={ui}
        uri={uri}
        state={state}
        words={words}
        picture={<Image src={picture} name={wallet?.name ?? connector.name} />}
        onRenew={onRenew}
      >
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
      </CodeToScan>
      <p className="mk-text">
        <bdi>{wallet ? fill(words.scan, { wallet: clean(wallet.name) }) : words.scanAny}</bdi>
      </p>
      <CopyLink ui={ui} text={state === 'ready' ? uri : undefined}>
        {words.copy}
      </CopyLink>
    </>
  )
}
