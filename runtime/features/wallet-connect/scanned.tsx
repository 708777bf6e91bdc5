import { useEffect } from 'react'
import type { Connector } from '../../connectors/connector.js'
import { useKit } from '../../react/provider.js'
import type { ViewUi } from '../../ui/view-ui.js'
import { QrPanel } from './qr-panel.js'
import { usePairing } from './use-pairing.js'

/** What the code takes. */
export interface ScannedProps {
  readonly ui: ViewUi
  readonly connector: Connector
}

/** The code. A wallet that has come closes the modal. */
export function Scanned({ ui, connector }: ScannedProps) {
  const { router } = useKit()
  const { uri, state, error, network, again } = usePairing(connector, undefined)
  useEffect(() => {
    if (network) router.close()
  }, [network, router])
  if (error) return <ui.Failure error={error} onRetry={again} />
  return <QrPanel ui={ui} uri={uri} state={state} onRenew={again} />
}
