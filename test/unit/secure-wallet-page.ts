import { createApprovals } from '../../runtime/connectors/secure-wallet/approvals.js'
import { secureWalletConnector } from '../../runtime/connectors/secure-wallet/connectors.js'
import { createSecureWallet } from '../../runtime/connectors/secure-wallet/create-wallet.js'
import { openMemory } from '../../runtime/connectors/secure-wallet/memory.js'
import type { Network } from '../../runtime/core/network.js'
import { createStorage } from '../../runtime/core/storage.js'
import { type FakeFrame, fakeFrame } from './fake-frame-client.js'
import { ethereum, polygon } from './fake-kit.js'
import { fakeWindows } from './fake-windows.js'
import { type FakeDisk, fakeDisk, fakeHost } from './fakes.js'

/** Solana as an app has it. */
export const solana: Network = {
  ...ethereum,
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
}

/** Where the wallet's memory lies. */
export const memoryKey = '@modal-kit/1/secure-wallet'

/** Where the wallet's site is. */
export const siteOrigin = 'https://wallet.example'

/** What a page with the embedded wallet is made of. */
export interface SecurePageOptions {
  readonly frame?: FakeFrame
  readonly disk?: FakeDisk
  readonly storeEmail?: boolean
  readonly type?: 'eoa'
  /** The browser opens no window. */
  readonly isBlocked?: boolean
  /** 5 when left out. */
  readonly protocol?: 4 | 5
}

/** The embedded wallet of a page, over a site that does what the test says. */
export function securePage(options: SecurePageOptions = {}) {
  const { frame = fakeFrame(), disk = fakeDisk(), storeEmail = false, type, isBlocked = false, protocol = 5 } = options
  const host = fakeHost({ storage: disk.tab() })
  const shown: string[] = []
  const { signal } = new AbortController()
  const windows = fakeWindows()
  const wallet = createSecureWallet({
    host,
    client: frame.client,
    memory: openMemory(createStorage(host.storage)),
    wiring: {
      projectId: 'shop',
      app: { name: 'Shop' },
      networks: [ethereum, polygon, solana],
      ...(type && { accountTypes: { eip155: type } }),
    },
    sync: (client) => void client.call('SYNC_DAPP_DATA', { projectId: 'shop' }, { signal }),
    approvals: createApprovals({
      open: () => shown.push('open'),
      leave: () => shown.push('leave'),
      refuse: (method) => shown.push(`refuse ${method}`),
    }),
    openWindow: (path) => {
      shown.push(`window ${path}`)
      return !isBlocked
    },
    windows,
    protocol,
    origin: siteOrigin,
    storeEmail,
  })
  const identity = { id: 'AUTH', name: 'Embedded wallet', type: 'AUTH' } as const
  const isSupported = (id: string) => id !== 'eip155:56'
  const connector = (namespace: 'eip155' | 'solana' = 'eip155') =>
    secureWalletConnector({ host, identity, wallet, isSupported }, namespace)
  const kept = () => JSON.parse(disk.data.get(memoryKey) ?? '{}')
  return { wallet, frame, host, windows, shown, kept, disk, connector }
}
