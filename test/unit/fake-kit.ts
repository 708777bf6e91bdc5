import { evmAddresses } from '../../runtime/chains/evm/addresses.js'
import { evm } from '../../runtime/chains/evm/chain.js'
import { injected } from '../../runtime/connectors/injected/injected.js'
import type { Chain } from '../../runtime/contract/chain.js'
import type { Feature, ModalModule, Wiring } from '../../runtime/contract/kit.js'
import type { Network } from '../../runtime/core/network.js'
import { account } from '../../runtime/features/account/feature.js'
import { connect } from '../../runtime/features/connect/feature.js'
import { networks } from '../../runtime/features/networks/feature.js'
import { createModalKit } from '../../runtime/kit.js'
// Already here when a kit fetches them, so that they come as soon as everything else does.
import '../../runtime/chains/evm/checksums.js'
import '../../runtime/connectors/eip1193/eip1193-connector.js'
import '../../runtime/session/live.js'
import { loadPart } from '../../runtime/load-part.js'
import { explainLater } from '../../runtime/ui/explain-later.js'
import { openingRoute } from '../../runtime/ui/opening.js'
import { type FakeHost, fakeHost } from './fakes.js'

/** Makes an EVM network without an endpoint. */
export function evmNetwork(id: number, name: string, rpcUrls: readonly string[] = []): Network {
  return {
    id,
    caipNetworkId: `eip155:${id}`,
    chainNamespace: 'eip155',
    name,
    rpcUrls,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    blockExplorers: [{ name: 'Explorer', url: `https://explorer.example/${id}` }],
  }
}

/** Two networks for tests. */
export const ethereum: Network = evmNetwork(1, 'Ethereum', ['http://127.0.0.1:8545'])
export const polygon: Network = evmNetwork(137, 'Polygon', ['http://127.0.0.1:8546'])

/** What a fake app turns on; the parts given replace what `generate` would list. */
export type Parts = Partial<Pick<ModalModule, 'chains' | 'features' | 'services' | 'views'>> & {
  /** What finds wallets with the modal’s code; `connectors` is what does it with the page. */
  readonly late?: ModalModule['connectors']
  /** What features add behind the first view. */
  readonly lateSlots?: ModalModule['late']
}

/** A modal without anything to see. */
export function emptyModal({ late, lateSlots, ...parts }: Parts = {}): () => Promise<ModalModule> {
  const chains: readonly Chain[] = [evm()]
  const features: readonly Feature[] = [connect(), account(), networks()]
  return async () => ({
    Modal: Nothing,
    Connect: Nothing,
    openingRoute,
    loadPart,
    explain: explainLater,
    chains,
    features,
    views: {},
    ...(late && { connectors: late }),
    ...(lateSlots && { late: lateSlots }),
    ...parts,
  })
}

function Nothing() {
  return null
}

/** A wiring as `generate` prints it; `changes` replace parts of it. */
export function fakeWiring({
  chains,
  features,
  services,
  views,
  late,
  lateSlots,
  ...changes
}: Partial<Wiring> & Parts = {}) {
  const given = { chains, features, services, views, late, lateSlots }
  const parts: Parts = Object.fromEntries(Object.entries(given).filter(([, part]) => part))
  return {
    projectId: 'local',
    app: { name: 'Test app' },
    networks: [ethereum, polygon],
    defaultNetwork: 'eip155:1',
    connectors: [injected()],
    addresses: [evmAddresses()],
    modal: emptyModal(parts),
    ...changes,
  } as const satisfies Wiring
}

/** Makes a kit in a fake browser. */
export function fakeKit(changes: Partial<Wiring> & Parts = {}, host: FakeHost = fakeHost()) {
  return { host, kit: createModalKit(fakeWiring(changes), host) }
}
