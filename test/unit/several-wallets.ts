import type { Connector } from '../../runtime/contract/connector.js'
import { connect } from '../../runtime/features/connect/feature.js'
import { multiWalletToken } from '../../runtime/features/multi-wallet/contract.js'
import { multiWallet } from '../../runtime/features/multi-wallet/feature.js'
import { type FakeConnector, fakeConnector } from './fake-connector.js'
import { ethereum, fakeKit, polygon } from './fake-kit.js'
import { type FakeDisk, fakeDisk, fakeHost, settle } from './fakes.js'

const solana = { ...polygon, caipNetworkId: 'solana:1', chainNamespace: 'solana' } as const

/** What a tab begins with. */
export interface TabOptions {
  readonly disk?: FakeDisk
  readonly enableReconnect?: boolean
  /** Wallets that are on the page. */
  readonly wallets?: readonly FakeConnector[]
}

/** The wallets of most tabs: `a`, `b` and `c`. */
export const threeWallets = () => ['a', 'b', 'c'].map((id) => fakeConnector({ id, name: `Wallet ${id}` }))

/** Opens a page with several wallets at once turned on. */
export async function openTab({
  disk = fakeDisk(),
  enableReconnect = true,
  wallets = threeWallets(),
}: TabOptions = {}) {
  const phantom = fakeConnector({ id: 'p', namespace: 'solana' })
  const discover = (_: unknown, add: (connector: Connector) => void) => {
    for (const connector of [...wallets, phantom]) add(connector)
    return () => {}
  }
  const { kit, host } = fakeKit(
    {
      connectors: [{ id: 'test', discover }],
      networks: [ethereum, polygon, solana],
      features: [connect(), multiWallet()],
      multiWallet: true,
      enableReconnect,
    },
    fakeHost({ storage: disk.tab() }),
  )
  const stopKit = kit.start()
  const api = await kit.use(multiWalletToken)
  await settle()
  const [a, b, c] = wallets as readonly [FakeConnector, FakeConnector, FakeConnector]
  const stop = async () => {
    stopKit()
    await settle()
  }
  const known = () => api.connections.peek().map(({ connectorId, status }) => `${connectorId} ${status}`)
  return { kit, host, disk, api, a, b, c, phantom, known, stop, session: kit.session }
}
