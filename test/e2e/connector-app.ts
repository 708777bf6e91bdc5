import type { BuiltApp } from '../setup/build-app.js'
import { type Served, serve } from '../setup/serve.js'
import { type HostAppOptions, hostApp } from './host-app.js'

/** The host app with one connector more than its wiring has, built and served. */
export interface ConnectorApp {
  readonly built: BuiltApp
  readonly served: Served
  stop(): Promise<void>
}

/** What the app is made of; `files` stand in place of the host's. */
export interface ConnectorAppOptions extends Pick<HostAppOptions, 'name' | 'kit' | 'chains' | 'files'> {
  /** The function that makes the connector, the folder of `create-modal-kit/connectors` that has it, and its options. */
  readonly connector: { readonly make: string; readonly from: string; readonly options: object }
}

/** Makes, builds and serves the app. Rejects when one of that fails. */
export async function startConnectorApp(options: ConnectorAppOptions): Promise<ConnectorApp> {
  const { connector, files, ...rest } = options
  const own = { ...files, 'src/modal-kit/index.tsx': entryOf(connector) }
  const app = await hostApp({ ...rest, entry: 'main', files: own })
  const stops = [app.remove]
  const stop = async () => {
    await Promise.all(stops.map((each) => each()))
  }
  try {
    const built = await app.build()
    const served = await serve({ dir: built.dist })
    stops.push(served.stop)
    return { built, served, stop }
  } catch (cause) {
    await stop()
    throw cause
  }
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
