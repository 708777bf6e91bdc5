import type { AppSettings } from '../../contract/app.js'
import type { Connector } from '../../contract/connector.js'
import { browserWalletFrames, type WalletFrames } from '../../core/host-iframe.js'
import { browserWindows } from '../../core/host-windows.js'
import { createFrameClient, type FrameClient } from '../../frame/frame-client.js'
import { frameError } from '../../frame/frame-error.js'
import { createApprovals } from './approvals.js'
import { secureWalletConnector } from './connectors.js'
import { createSecureWallet } from './create-wallet.js'
import { openMemory } from './memory.js'
import { envelopeNetworks } from './networks.data.js'
import type { LoadDeps } from './settings.js'
import { type SecureWallet, secureWalletId } from './wallet.js'

/** The wallet, and its connectors. */
export interface LoadedWallet {
  readonly wallet: SecureWallet
  connector(namespace: 'eip155' | 'solana'): Connector
}

/** SPEC §9: default chain of the frame, and its version. */
const DEFAULT_CHAIN = 'eip155:1'
const VERSION = '4'

/** Makes the wallet of a kit. Throws `frame/not-placed` where the config names no site, and `frame/same-origin`. */
export async function loadSecureWallet(
  { host, wiring, kit, services, options }: LoadDeps,
  frames: WalletFrames = browserWalletFrames(),
): Promise<LoadedWallet> {
  const { frame } = services
  if (!frame) throw frameError('frame/not-placed')
  const { url: site, protocol } = typeof frame === 'string' ? { url: frame, protocol: 5 as const } : frame
  const url = new URL(site)
  const memory = openMemory(kit.storage)
  url.searchParams.set('projectId', wiring.projectId)
  // Of the namespace that was in use before, else of the first one (FACTS 4.1).
  url.searchParams.set('chainId', memory.read().lastChain ?? wiring.networks[0]?.caipNetworkId ?? DEFAULT_CHAIN)
  url.searchParams.set('version', VERSION)
  url.searchParams.set('enableLogger', 'false')
  const client = createFrameClient({
    frames,
    clock: host.clock,
    log: host.log,
    url: url.href,
    origin: url.origin,
    protocol,
    projectId: wiring.projectId,
    sdk: 'create-modal-kit',
    title: 'Wallet',
  })
  const approvals = createApprovals(await options.screenOf(kit))
  const wallet = createSecureWallet({
    host,
    client,
    memory,
    wiring,
    approvals,
    windows: host.windows ?? browserWindows(),
    protocol,
    origin: url.origin,
    openWindow: (path) => frames.openWindow(new URL(path, url.origin).href),
    storeEmail: options.storeEmail ?? false,
    sync: (to) => sync(to, wiring),
  })
  const identity = { id: secureWalletId, name: 'Embedded wallet', type: 'AUTH' } as const
  const isSupported = (id: string) => protocol === 5 || envelopeNetworks.includes(id)
  return {
    wallet,
    connector: (namespace) => secureWalletConnector({ host, identity, wallet, isSupported }, namespace),
  }
}

/** SPEC §7, sync dapp data. A site that does not answer it costs nothing. */
function sync(client: FrameClient, { app, projectId }: AppSettings): void {
  const { name, description = '', url = '', icons = [] } = app
  const metadata = { name, description, url, icons: [...icons] }
  client
    .call('SYNC_DAPP_DATA', { projectId, sdkType: 'w3m', metadata }, { signal: new AbortController().signal })
    .catch(() => {})
}
