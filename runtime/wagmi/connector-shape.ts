import type { Address, Chain } from 'viem'
import type { KitProvider } from '../viem/kit-provider.js'

// wagmi's own types are named nowhere: a host of wagmi 3 has no `@wagmi/core` that this package could import, and those of
// wagmi 2 and 3 differ. What is written here is what both have.

/** What wagmi hears of a connector. */
export interface WagmiEmitter {
  emit(event: 'connect', data: { accounts: readonly Address[]; chainId: number }): void
  emit(event: 'change', data: { accounts?: readonly Address[]; chainId?: number }): void
  emit(event: 'disconnect'): void
  listenerCount(event: 'change'): number
}

/** What wagmi hands to a connector that it sets up. */
export interface WagmiSetup {
  readonly chains: readonly [Chain, ...Chain[]]
  readonly emitter: WagmiEmitter
}

/** What wagmi asks `connect` for. */
export interface ConnectWishes<withCapabilities extends boolean> {
  chainId?: number | undefined
  isReconnecting?: boolean | undefined
  withCapabilities?: withCapabilities | boolean | undefined
}

/** What wagmi gets from `connect`. */
export interface ConnectAnswer<withCapabilities extends boolean> {
  accounts: withCapabilities extends true
    ? readonly { address: Address; capabilities: Record<string, unknown> }[]
    : readonly Address[]
  chainId: number
}

/** The connector as wagmi 2 and 3 know one: a type, since an interface could grow, which wagmi's own type does not take. */
export type WagmiConnector = {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly icon?: string | undefined
  setup(): Promise<void>
  connect<withCapabilities extends boolean = false>(
    wishes?: ConnectWishes<withCapabilities>,
  ): Promise<ConnectAnswer<withCapabilities>>
  disconnect(): Promise<void>
  getAccounts(): Promise<readonly Address[]>
  getChainId(): Promise<number>
  getProvider(): Promise<KitProvider>
  isAuthorized(): Promise<boolean>
  switchChain(wishes: { chainId: number }): Promise<Chain>
  onAccountsChanged(accounts: string[]): void
  onChainChanged(chainId: string): void
  onDisconnect(error?: Error): void
}
