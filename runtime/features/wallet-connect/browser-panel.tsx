import { fill } from '../../../schema/explain-error.js'
import type { Connector } from '../../contract/connector.js'
import type { ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { pairingTexts } from './pairing-texts.js'
import type { ShownWallet } from './shown-wallet.js'

/** What the panels take. */
export interface BrowserPanelProps {
  readonly ui: ViewUi
  readonly wallet: ShownWallet
  /** The wallet as it has announced itself here; none where it has not. */
  readonly installed: Connector | undefined
}

/** The wallet is an extension: connecting with it is the business of ConnectingExternal, getting it of the line below. */
export function BrowserPanel({ ui, wallet, installed }: BrowserPanelProps) {
  const { Button, Image, StatusScreen, navigation, useWords } = ui
  const words = useWords(pairingTexts)
  const slots = { wallet: clean(wallet.name) }
  const image = <Image src={installed?.icon ?? wallet.image_url ?? undefined} name={wallet.name} size="large" />
  if (!installed)
    return (
      <StatusScreen image={image} title={fill(words.missing, slots)} text={words.missingText}>
        <Button kind="primary" onClick={navigation.back}>
          {words.otherWallet}
        </Button>
      </StatusScreen>
    )
  const { namespace, id: connectorId } = installed
  return (
    <StatusScreen image={image} title={fill(words.continueIn, slots)} text={fill(words.inBrowser, slots)}>
      <Button
        kind="primary"
        leadsTo="ConnectingExternal"
        onClick={() => navigation.push('ConnectingExternal', { namespace, connectorId })}
      >
        {words.connect}
      </Button>
    </StatusScreen>
  )
}
