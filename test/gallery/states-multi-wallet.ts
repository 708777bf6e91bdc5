import type { Connector } from '../../runtime/contract/connector.js'
import type { Kit } from '../../runtime/contract/kit.js'
import { multiWalletToken } from '../../runtime/features/multi-wallet/contract.js'
import { multiWallet } from '../../runtime/features/multi-wallet/feature.js'
import type { CaipNetworkId } from '../../schema/caip.js'
import { familyNetworks } from './gallery-networks.data.js'
import type { GalleryState } from './gallery-state.js'
import { galleryWallet } from './gallery-wallet.js'
import { harbor, hostile, juniper, lumen, orbit, tidepool } from './gallery-wallets.data.js'

const { signal } = new AbortController()

/** An address that begins and ends with the digit. */
const address = (digit: number) => `0x${`${digit}`.repeat(40)}`

const plans = [juniper, harbor, lumen, orbit, tidepool]
const wallets: readonly Connector[] = plans.map((plan, index) =>
  galleryWallet({ ...plan, remembers: true, accounts: [address(index + 1)] }),
)
const solana: CaipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const aurora = galleryWallet({
  ...orbit,
  id: 'app.aurora',
  name: 'Aurora',
  namespace: 'solana',
  caipNetworkId: solana,
  remembers: true,
  accounts: ['7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU', address(7)],
})

/** Connects wallets one after the other, and disconnects some. */
function story(connected: readonly Connector[], ended: readonly Connector[] = []) {
  return async (kit: Kit) => {
    // The wiring of these states lists it.
    const api = await kit.use(multiWalletToken)
    for (const wallet of [...ended, ...connected]) await kit.session.connect(wallet, signal)
    for (const { id, namespace } of ended) await api.disconnect({ connectorId: id, namespace })
  }
}

const state: Omit<GalleryState, 'id'> = {
  view: 'ProfileWallets',
  from: ['Account'],
  wallets,
  features: [multiWallet()],
  views: { ProfileWallets: () => import('../../runtime/features/multi-wallet/profile-wallets.view.js') },
}
const [first, second, third, fourth, fifth] = wallets as readonly [
  Connector,
  Connector,
  Connector,
  Connector,
  Connector,
]
const strange = galleryWallet({ ...hostile, remembers: true })

/** Several wallets at once. */
export const multiWalletStates: readonly GalleryState[] = [
  { id: 'wallets', ...state, story: story([second, first], [third]) },
  { id: 'wallets-one', ...state, story: story([first]) },
  { id: 'wallets-none', ...state, from: [], story: story([]) },
  { id: 'wallets-many', ...state, story: story([first, second, third], [fourth, fifth]) },
  {
    id: 'wallets-families',
    ...state,
    networks: familyNetworks,
    wallets: [...wallets, aurora],
    story: story([second, first, aurora], [third]),
  },
  { id: 'wallets-strange', ...state, wallets: [...wallets, strange], story: story([strange, first], [second]) },
  { id: 'wallets-away', ...state, wallets: [first], story: story([first], [fifth]) },
  { id: 'account-wallets', ...state, view: 'Account', from: [], story: story([second, first]) },
]
