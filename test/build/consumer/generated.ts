import type { Wiring } from 'create-modal-kit'
import { evmAddresses } from 'create-modal-kit/chains/evm/addresses'
import { injected } from 'create-modal-kit/connectors/injected'
import { locales } from 'create-modal-kit/locales'
import { page as dePage } from 'create-modal-kit/locales/de/page'

/** What `generate` prints for a small app, with every optional part present. */
export const wiring = {
  projectId: 'local',
  app: { name: 'Consumer', url: 'http://localhost:5173' },
  networks: [
    {
      id: 1,
      caipNetworkId: 'eip155:1',
      chainNamespace: 'eip155',
      name: 'Ethereum',
      rpcUrls: ['http://127.0.0.1:8545'],
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      blockExplorers: [{ name: 'Etherscan', url: 'https://etherscan.io' }],
    },
  ],
  defaultNetwork: 'eip155:1',
  connectors: [injected()],
  addresses: [evmAddresses()],
  accountTypes: { eip155: 'eoa' },
  theme: { mode: 'system' },
  locales: locales({
    en: {},
    de: { page: { ...dePage, connect: 'Anmelden' }, load: () => import('./locale-de') },
  }),
  modal: () => import('./modal'),
} as const satisfies Wiring
