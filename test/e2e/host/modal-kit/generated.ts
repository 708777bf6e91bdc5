import type { Wiring } from 'create-modal-kit'
import { evmAddresses } from 'create-modal-kit/chains/evm/addresses'
import { injected } from 'create-modal-kit/connectors/injected'

/** Stands in for what `generate` writes, so that the host pages type-check in the repository. */
export const wiring = {
  projectId: 'local',
  app: { name: 'Host' },
  networks: [
    {
      id: 1,
      caipNetworkId: 'eip155:1',
      chainNamespace: 'eip155',
      name: 'Ethereum',
      rpcUrls: ['http://127.0.0.1:8545'],
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
  ],
  connectors: [injected()],
  addresses: [evmAddresses()],
  modal: () => import('./modal.js'),
} as const satisfies Wiring
