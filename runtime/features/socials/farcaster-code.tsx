import type { ViewUi } from '../../contract/view.js'
import { CodeToScan } from '../../ui/qr/code-to-scan.js'
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

/** The code to scan. `data-state`. */
export function FarcasterCode({ ui, uri, isExpired, onRenew }: FarcasterUriProps) {
  const { Button, Icon, copy, toasts, useWords } = ui
  const words = useWords(farcasterTexts)

  async function onCopy(link: string, button: HTMLElement): Promise<void> {
    const isCopied = await copy(link, button)
    toasts.show(isCopied ? 'success' : 'error', isCopied ? words.copied : words.notCopied)
  }

  const isReady = uri !== undefined && !isExpired
  return (
    <div className="mk-reach">
      <CodeToScan
        ui={ui}
        uri={uri}
        state={stateOf()}
        words={words}
        picture={<ProviderTile provider="farcaster" />}
        onRenew={onRenew}
      />
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
