import { fill } from '../../../schema/explain-error.js'
import type { Connector } from '../../contract/connector.js'
import type { ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { pairingTexts } from './pairing-texts.js'
import { QrPanel } from './qr-panel.js'
import { useArrival } from './use-arrival.js'
import { usePairing } from './use-pairing.js'

/** What the code takes. */
export interface ScannedProps {
  readonly ui: ViewUi
  readonly connector: Connector
}

/** The code, until a wallet has come. */
export function Scanned({ ui, connector }: ScannedProps) {
  const words = ui.useWords(pairingTexts)
  const { uri, state, error, network, again } = usePairing(connector, undefined)
  useArrival(ui, network, fill(words.doneText, { wallet: clean(connector.name) }))
  if (error) return <ui.Failure error={error} onRetry={again} isOfWallet />
  return <QrPanel ui={ui} connector={connector} uri={uri} state={state} onRenew={again} />
}
