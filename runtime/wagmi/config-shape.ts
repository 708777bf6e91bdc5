/** A wallet as wagmi 2 and 3 list one. What it answers is decoded before use. */
export interface WagmiWallet {
  readonly uid: string
  readonly id: string
  readonly name: string
  readonly type: string
  readonly icon?: string | undefined
  readonly rdns?: string | readonly string[] | undefined
  readonly emitter: {
    emit(event: 'connect', data: { accounts: readonly `0x${string}`[]; chainId: number }): void
    emit(event: 'disconnect'): void
  }
  connect(wishes?: { isReconnecting?: boolean | undefined }): Promise<{ accounts: unknown; chainId: number }>
  disconnect(): Promise<void>
  getProvider(): Promise<unknown>
  getChainId(): Promise<number>
  switchChain?(wishes: { chainId: number; addEthereumChainParameter?: AddedChain | undefined }): Promise<unknown>
}

/** How wagmi describes a chain that a wallet may have to add (EIP-3085, without the id). */
export interface AddedChain {
  chainName?: string
  nativeCurrency?: { name: string; symbol: string; decimals: number }
  rpcUrls?: readonly string[]
  blockExplorerUrls?: string[]
}

/** One connection of wagmi. One that was only read from storage has a connector without methods, and an old uid. */
export interface WagmiConnection {
  readonly accounts: readonly string[]
  readonly chainId: number
  readonly connector: { readonly uid: string }
}

/** What wagmi knows. */
export interface WagmiState {
  readonly connections: ReadonlyMap<string, WagmiConnection>
  /** The uid of the connection in use. */
  readonly current: string | null
  readonly status: 'connected' | 'connecting' | 'disconnected' | 'reconnecting'
}

/** The config of wagmi 2 and 3, as `createConfig` gives it. */
export interface WagmiConfig {
  readonly connectors: readonly WagmiWallet[]
  readonly state: WagmiState
  subscribe<T>(select: (state: WagmiState) => T, listener: (now: T, before: T) => void): () => void
  /** `watchConnectors` of wagmi uses it; without it, wallets that wagmi finds later are not listed. */
  readonly _internal?: { readonly connectors?: { subscribe?(listener: () => void): () => void } }
}
