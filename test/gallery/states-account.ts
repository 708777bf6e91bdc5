import { pictureOf } from './directory-picture.js'
import { fakeActions } from './fake-actions.js'
import { type GalleryState, someWallets } from './gallery-state.js'
import { galleryAddress, galleryWallet } from './gallery-wallet.js'
import { tidepool } from './gallery-wallets.data.js'
import { galleryNetworks } from './gallery-wiring.js'
import { receiveParts } from './receive-parts.js'
import { someTokens, tokensBackend } from './tokens-backend.js'

const account: Omit<GalleryState, 'id'> = {
  view: 'Account',
  isConnected: true,
  wallets: someWallets(),
  ...receiveParts,
}

/** What a visit of twenty seconds ago has read. */
const saved = {
  balance: {
    [`eip155:1:${galleryAddress.toLowerCase()}`]: {
      value: '1234000000000000000',
      decimals: 18,
      symbol: 'ETH',
      at: 1_700_000_000_000 - 20_000,
    },
  },
}

/** What a directory of names answers. */
function named(name: string | null, avatar: string | null = null): Pick<GalleryState, 'services' | 'shows' | 'fetch'> {
  const tokens = tokensBackend(someTokens)
  return {
    services: { api: 'https://backend.example' },
    shows: '.mk-assets',
    fetch: async (url) => (url.pathname.endsWith('/balance') ? tokens(url) : Response.json({ name, avatar })),
  }
}

/** The account. */
export const accountStates: readonly GalleryState[] = [
  { id: 'account', ...account },
  { id: 'account-rich', ...account, balance: { value: 9_007_199_254_740_993_001n, decimals: 6, symbol: 'TESTCOIN' } },
  { id: 'account-absurd', ...account, balance: { value: 2n ** 256n - 1n, decimals: 6, symbol: 'W'.repeat(60) } },
  { id: 'account-loading', ...account, balance: 'never' },
  { id: 'account-failed', ...account, balance: 'fails' },
  { id: 'account-stale', ...account, balance: 'fails', saved },
  { id: 'account-unsupported', ...account, wallets: someWallets({ caipNetworkId: 'eip155:31337' }) },
  { id: 'account-one-network', ...account, networks: galleryNetworks.slice(0, 1) },
  { id: 'account-no-picture', ...account, wallets: [galleryWallet(tidepool)] },
  { id: 'account-long-name', ...account, wallets: someWallets({ name: 'Wallet of many words '.repeat(10) }) },
  { id: 'account-named', ...account, ...named('meadow.eth', pictureOf(5)) },
  {
    id: 'account-named-hostile',
    ...account,
    ...named(`<b>\u202e${'name '.repeat(50)}`, 'https://elsewhere.example/1.png'),
  },
  { id: 'account-plain', ...account, features: [], views: {} },
  { id: 'account-actions', ...account, features: [...fakeActions(3), ...(receiveParts.features ?? [])] },
]
