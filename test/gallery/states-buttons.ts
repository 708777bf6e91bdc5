import { type GalleryState, someWallets } from './gallery-state.js'

/** What the backend of the app says of the account: a name, and a picture that is one gradient. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><linearGradient id="g"><stop stop-color="#2a6"/><stop offset="1" stop-color="#fd4"/></linearGradient><path fill="url(#g)" d="M0 0h8v8H0"/></svg>`
const named: Partial<GalleryState> = {
  services: { api: 'https://backend.example' },
  fetch: async () =>
    Response.json({ name: 'gardener.eth', avatar: `data:image/svg+xml,${encodeURIComponent(picture)}` }),
}

const silent = someWallets({ connects: 'never' })

/** The buttons in the host's page. */
export const buttonStates: readonly GalleryState[] = [
  { id: 'buttons', wallets: someWallets() },
  {
    id: 'buttons-connecting',
    wallets: silent,
    async story({ session }) {
      const [wallet] = silent
      if (wallet) session.connect(wallet, new AbortController().signal).catch(() => {})
    },
  },
  { id: 'buttons-connected', wallets: someWallets(), isConnected: true },
  { id: 'buttons-named', wallets: someWallets(), isConnected: true, ...named },
  {
    id: 'buttons-shown',
    wallets: someWallets(),
    isConnected: true,
    balance: { value: 123n * 10n ** 16n, decimals: 18, symbol: 'ETH' },
    look: { show: { balance: 'wide', network: true } },
    ...named,
  },
  { id: 'buttons-compact', wallets: someWallets(), isConnected: true, look: { compact: true }, ...named },
  { id: 'buttons-unsupported', wallets: someWallets({ caipNetworkId: 'eip155:31337' }), isConnected: true },
]
