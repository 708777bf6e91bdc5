import type { Kit } from '../../runtime/contract/kit.js'
import { activityToken } from '../../runtime/features/activity/contract.js'
import { activity } from '../../runtime/features/activity/feature.js'
import { submissions } from '../../runtime/features/submissions/feature.js'
import { type GalleryState, someWallets } from './gallery-state.js'
import { galleryAddress } from './gallery-wallet.js'
import { goesStale } from './goes-stale.js'
import { type Histories, hashOf, historyBackend } from './history-backend.js'

const views = { Transactions: () => import('../../runtime/features/activity/transactions.view.js') }

/** The history of the account, as its backend answers. */
function history(id: string, answers: Histories, more: Partial<GalleryState> = {}): GalleryState {
  return {
    id,
    view: 'Transactions',
    from: ['Account'],
    isConnected: true,
    wallets: someWallets(),
    features: [activity(), submissions()],
    views,
    services: { api: 'https://backend.example', images: 'https://pictures.example' },
    fetch: historyBackend(answers),
    ...more,
  }
}

const sent = (number: number, status: string, operationType: string, asset?: string) => ({
  hash: hashOf(0xf000 + number),
  address: galleryAddress,
  caipNetworkId: 'eip155:1',
  at: 1_699_999_990_000,
  operationType,
  to: null,
  amount: { value: '250000000000000000', decimals: 18, symbol: 'ETH', ...(asset && { asset }) },
  nonce: 4,
  status,
})
const submitted = [
  sent(1, 'pending', 'send', 'native'),
  // Any token may have the symbol.
  sent(2, 'dropped', 'send', '0x00000000000000000000000000000000000000f1'),
  sent(3, 'failed', 'trade', 'native'),
]

const readAgain = async (kit: Kit) => (await kit.use(activityToken)).retry()

/** The activity of the account. */
export const activityStates: readonly GalleryState[] = [
  history('activity', { length: 60 }),
  history('activity-live', { length: 5_000 }, { isLive: true }),
  history('activity-few', { length: 3 }),
  history('activity-submitted', { length: 12 }, { saved: { submitted } }),
  history('activity-loading', 'never', { shows: '.mk-skeleton' }),
  history('activity-empty', { length: 0 }),
  history('activity-failed', 403),
  history('activity-cut', { length: 60, failsAt: 20 }),
  history('activity-stale', 'never', goesStale(historyBackend({ length: 15 }), historyBackend(500), readAgain)),
  history('activity-hostile', { length: 6, isHostile: true }),
  history('activity-off', { length: 3 }, { services: {} }),
  history('activity-embedded', { length: 60 }, { embedded: true }),
]
