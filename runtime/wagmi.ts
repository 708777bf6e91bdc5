/** The entry `create-modal-kit/wagmi`: the kit as a connector of wagmi 2 and 3, and wagmi's wallets in the kit. */
export type { AnyKit } from './bridge/any-kit.js'
export { chainsOf } from './viem/chains.js'
export type { WagmiConfig } from './wagmi/config-shape.js'
export type { WagmiConnector, WagmiSetup } from './wagmi/connector-shape.js'
export { type FollowingKit, followWagmi } from './wagmi/follow-wagmi.js'
export { type ModalKitConnectorOptions, modalKitConnector } from './wagmi/modal-kit-connector.js'
export { wagmiSource } from './wagmi/wagmi-source.js'
