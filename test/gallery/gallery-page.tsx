import { useEffect } from 'react'
import type { Kit } from '../../runtime/contract/kit.js'
import { AccountButton } from '../../runtime/react/account-button.js'
import { ConnectButton } from '../../runtime/react/connect-button.js'
import { EmbeddedModal } from '../../runtime/react/embedded-modal.js'
import { NetworkButton } from '../../runtime/react/network-button.js'
import { Provider } from '../../runtime/react/provider.js'
import { openState } from './gallery-kit.js'
import type { GalleryState } from './gallery-states.js'
import { onceShown } from './once-shown.js'
import { typeInto } from './type-into.js'

/** What the page of one state takes. */
export interface GalleryPageProps {
  readonly kit: Kit
  readonly state: GalleryState
}

/** A host's page with all buttons, and the modal open in the state. */
export function GalleryPage({ kit, state }: GalleryPageProps) {
  const { look } = state
  const { compact } = look ?? {}
  useEffect(() => openState(kit, state), [kit, state])
  useEffect(() => (state.types ? typeInto(document, state.types) : undefined), [state.types])
  useEffect(() => {
    const stops = Object.entries(state.acts ?? {}).map(([selector, act]) =>
      onceShown(document, selector, (shown) => act(shown, kit)),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [state.acts, kit])
  return (
    <Provider kit={kit} wiring={kit.wiring}>
      <main className="page">
        <header className="page-bar">
          <strong>Meadow</strong>
          <nav className="page-actions">
            <NetworkButton compact={compact} />
            <ConnectButton {...look} />
          </nav>
        </header>
        <h1>Grow things together</h1>
        <p>Meadow is where neighbours fund gardens. Connect a wallet to plant something.</p>
        <p className="page-actions">
          <ConnectButton {...look} size="sm" label="Small" />
          <ConnectButton {...look} size="lg" label="Large one" />
          <AccountButton {...look} size="sm" />
          <NetworkButton compact={compact} size="lg" />
        </p>
        {state.embedded && <EmbeddedModal className="page-place" />}
      </main>
    </Provider>
  )
}
