import { accountToken } from '../../runtime/features/account/contract.js'
import { activity as activityFeature } from '../../runtime/features/activity/feature.js'
import { nfts as nftsFeature } from '../../runtime/features/nfts/feature.js'
import { submissions } from '../../runtime/features/submissions/feature.js'
import { fakeTab } from './fake-tab.js'
import { type GalleryState, someWallets } from './gallery-state.js'
import { galleryAddress } from './gallery-wallet.js'
import { historyBackend } from './history-backend.js'
import { nftBackend, nftRows } from './nft-backend.js'
import { receiveParts } from './receive-parts.js'
import { galleryToken, hostileTokens, manyTokens, someTokens, tokensBackend } from './tokens-backend.js'

const account: Omit<GalleryState, 'id'> = {
  view: 'Account',
  isConnected: true,
  wallets: someWallets(),
  services: { api: 'https://api.example', images: 'https://images.example' },
  ...receiveParts,
  shows: '.mk-assets',
}
/** Three minutes and a bit before the gallery's clock. */
const at = 1_700_000_000_000 - 200_000
const saved = { tokens: { [`eip155:1:${galleryAddress.toLowerCase()}`]: { at, balances: someTokens } } }
const never = () => new Promise<never>(() => {})

/** As a wallet lists what it knows itself. */
const asset = (symbol: string, name: string, balance: string, price: number, type = 'ERC20') => ({
  address: `0x${symbol.toLowerCase()}`,
  balance,
  type,
  metadata: { name, symbol, decimals: 6, price, iconUrl: '' },
})
const listing = someWallets({
  says: {
    wallet_getCapabilities: { '0x1': { assetDiscovery: { supported: true } } },
    wallet_getAssets: {
      '0x1': [asset('ETH', 'Ether', '0x12d687', 2_512.34, 'NATIVE'), asset('USDC', 'USD Coin', '0x4a891da0', 0.9998)],
    },
  },
})

/** The tab of a feature that has one. */
const withTabs: GalleryState['features'] = [
  ...(receiveParts.features ?? []),
  fakeTab('activity', never),
  fakeTab('nfts', () => Promise.reject(new Error('the code did not come'))),
]

const views = {
  ...receiveParts.views,
  Transactions: () => import('../../runtime/features/activity/transactions.view.js'),
}

/** The account as most users see it: every tab, one of them picked. */
function picked(tab: string): GalleryState {
  const [tokens, nfts, history] = [
    tokensBackend(someTokens),
    nftBackend({ rows: nftRows('Pocket Penguins', 8) }),
    historyBackend({ length: 60 }),
  ]
  return {
    id: `tokens-tab-${tab}`,
    ...account,
    features: [...(receiveParts.features ?? []), activityFeature(), nftsFeature(), submissions()],
    views,
    fetch(url) {
      if (url.pathname.endsWith('/nfts')) return nfts(url)
      return url.pathname.endsWith('/history') ? history(url) : tokens(url)
    },
    async story(kit) {
      const api = await kit.use(accountToken)
      api.showTab(tab)
    },
  }
}

/** The tokens of the account. */
export const tokensStates: readonly GalleryState[] = [
  { id: 'tokens', ...account, fetch: tokensBackend(someTokens) },
  { id: 'tokens-loading', ...account, fetch: tokensBackend('never'), shows: '.mk-assets .mk-skeleton' },
  { id: 'tokens-empty', ...account, fetch: tokensBackend([]) },
  { id: 'tokens-empty-plain', ...account, fetch: tokensBackend([]), features: [], views: {} },
  { id: 'tokens-small', ...account, fetch: tokensBackend([galleryToken('DAI', 'Dai', '0.4', 1)]) },
  { id: 'tokens-failed', ...account, fetch: tokensBackend(500) },
  { id: 'tokens-down', ...account, fetch: tokensBackend(503), elapsedMs: 2_000 },
  { id: 'tokens-stale', ...account, fetch: tokensBackend(500), saved },
  { id: 'tokens-reading', ...account, fetch: tokensBackend('never'), saved },
  { id: 'tokens-hostile', ...account, fetch: tokensBackend(hostileTokens) },
  { id: 'tokens-many', ...account, fetch: tokensBackend(manyTokens) },
  { id: 'tokens-of-wallet', ...account, wallets: listing, services: {} },
  { id: 'tokens-tabs', ...account, fetch: tokensBackend(someTokens), features: withTabs },
  picked('nfts'),
  picked('activity'),
]
