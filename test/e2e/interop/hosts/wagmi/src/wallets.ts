import { createModalKit } from 'create-modal-kit'
import { chainsOf, modalKitConnector } from 'create-modal-kit/wagmi'
import { createConfig, http } from 'wagmi'
import { wiring } from './modal-kit/generated'

export const kit = createModalKit(wiring)

const chains = chainsOf(kit)

export const config = createConfig({
  chains,
  connectors: [modalKitConnector(kit)],
  transports: Object.fromEntries(chains.map(({ id }) => [id, http()])),
  // The kit finds the wallets of the browser. wagmi would list them a second time, and restore them by itself.
  multiInjectedProviderDiscovery: false,
})
