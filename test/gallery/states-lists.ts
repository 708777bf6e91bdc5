import { walletConnectIcon } from '../../runtime/connectors/walletconnect/icon.data.js'
import { allWallets } from '../../runtime/features/all-wallets/feature.js'
import { type Answers, directoryBackend } from './directory-backend.js'
import { type GalleryState, someWallets } from './gallery-state.js'
import { galleryWallet } from './gallery-wallet.js'
import { harbor, lumen } from './gallery-wallets.data.js'

const longList = { LongList: () => import('./long-list.view.js') }

function list(id: string, more: Partial<GalleryState> = {}): GalleryState {
  return { id: `long-list${id}`, view: 'LongList', from: ['Connect'], wallets: someWallets(), views: longList, ...more }
}

const views = {
  AllWallets: () => import('../../runtime/features/all-wallets/all-wallets.view.js'),
  ConnectingWalletConnect: () => import('../../runtime/features/connect/get-wallet.view.js'),
}

/** The directory of wallets, as its backend answers. */
function directory(id: string, answers: Answers, more: Partial<GalleryState> = {}): GalleryState {
  const services = { api: 'https://backend.example', images: 'https://pictures.example' }
  const features = [allWallets()]
  const wallets = [harbor, lumen].map((plan) => galleryWallet({ ...plan, connects: 'never' }))
  const fetch = directoryBackend(answers)
  const common = { id, view: 'AllWallets', from: ['Connect'], wallets, views, services, fetch }
  return { ...common, features, ...more }
}

/** A list that has come. */
const rows = '.mk-long li'
const river = { types: 'river 1', elapsedMs: 600 } as const
const ids = ['wallet-2', 'wallet-1']
const qr = galleryWallet({
  id: 'walletConnect',
  name: 'WalletConnect',
  icon: walletConnectIcon,
  type: 'WALLET_CONNECT',
})

/** Long lists: 10,000 wallets, few of them, none of them; and the directory, which fetches its own. */
export const listStates: readonly GalleryState[] = [
  list('', { isLive: true }),
  list('-few', { params: { length: 3 } }),
  list('-found', { types: 'river 1', elapsedMs: 150 }),
  list('-none', { types: 'xyz', elapsedMs: 150 }),
  list('-embedded', { embedded: true }),
  directory('all-wallets', { length: 10_000 }, { isLive: true, shows: rows }),
  directory('all-wallets-few', { length: 3 }, { shows: rows }),
  { ...directory('all-wallets-loading', 'never'), shows: '.mk-long' },
  directory('all-wallets-failed', 500, { wallets: [], shows: '.mk-scene' }),
  directory('all-wallets-cut', 403, { shows: '.mk-cut' }),
  directory('all-wallets-empty', { length: 0 }, { wallets: [], shows: '.mk-scene' }),
  directory('all-wallets-found', { length: 400 }, { ...river, shows: rows }),
  directory('all-wallets-none', { length: 400 }, { ...river, types: 'xyz', shows: '.mk-scene' }),
  directory('all-wallets-phone', { length: 400 }, { isMobile: true, wallets: [], shows: rows }),
  directory('all-wallets-embedded', { length: 400 }, { embedded: true, shows: rows }),
  directory(
    'connect-directory',
    { length: 487 },
    {
      view: 'Connect',
      from: [],
      wallets: [qr, galleryWallet(harbor)],
      recent: [{ id: 'wallet-3', name: 'Cobalt Meadow 3' }],
      features: [allWallets({ featured: ids })],
      elapsedMs: 300,
    },
  ),
]
