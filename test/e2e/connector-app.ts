import { type Served, serve } from '../setup/serve.js'
import { type SharedHost, type SharedHostOptions, sharedHost } from './shared.js'

/** The host app with one connector more than its wiring has, built and served. */
export interface ConnectorApp {
  readonly built: SharedHost
  readonly served: Served
  stop(): Promise<void>
}

/** What the app is made of; `files` stand in place of the host's. */
export interface ConnectorAppOptions extends Pick<SharedHostOptions, 'chains' | 'files'> {
  /** The function that makes the connector, the folder of `create-modal-kit/connectors` that has it, and its options. */
  readonly connector: { readonly make: string; readonly from: string; readonly options: object }
}

/** Makes, builds and serves the app. Rejects when one of that fails. */
export async function startConnectorApp(options: ConnectorAppOptions): Promise<ConnectorApp> {
  const { connector, files, ...rest } = options
  const own = { ...files, 'src/modal-kit/index.tsx': entryOf(connector) }
  const built = await sharedHost({ ...rest, entry: 'main', files: own })
  const served = await serve({ dir: built.dist })
  return { built, served, stop: served.stop }
}

/** `index.tsx` with a connector beside those of the wiring, as docs/connectors.md shows it. */
function entryOf({ make, from, options }: ConnectorAppOptions['connector']): string {
  return `'use client'
import { ${make} } from 'create-modal-kit/connectors/${from}'
import { bindModalKit } from 'create-modal-kit/react'
import { wiring } from './generated'

export const { ModalKit, useModal, useAccount, useNetwork, useBalance, useDisconnect, useProvider, useWalletInfo, useKit } =
  bindModalKit({ ...wiring, connectors: [...wiring.connectors, ${make}(${JSON.stringify(options)})] })
`
}
