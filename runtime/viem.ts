/** The entry `create-modal-kit/viem`: the kit's account for viem, and as an EIP-1193 provider for ethers and others. */
export type { AnyKit } from './bridge/any-kit.js'
export { chainOf, chainsOf } from './viem/chains.js'
export { type LiveWalletClient, publicClientOf, walletClientOf } from './viem/clients.js'
export type { ProviderFailure } from './viem/errors.js'
export { type KitProvider, kitProvider } from './viem/kit-provider.js'
export type { ProviderEvents } from './viem/provider-events.js'
