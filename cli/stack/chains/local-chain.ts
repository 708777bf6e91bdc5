import type { MissingPart } from './missing-part.js'

/** An address of an EVM chain, with its checksum. */
export type EvmAddress = `0x${string}`

/** A token that was seeded. */
export interface LocalToken {
  readonly address: EvmAddress
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** Uniswap v2: pools of the wrapped coin with every token, and of USDC with DAI and USDT. */
export interface UniswapV2 {
  readonly factory: EvmAddress
  readonly router: EvmAddress
  /** The wrapped native coin that the router was made with. */
  readonly weth: EvmAddress
}

/** Uniswap v3: one pool of the wrapped coin with USDC at a fee of 0.3 %. */
export interface UniswapV3 {
  readonly factory: EvmAddress
  readonly router: EvmAddress
  /** QuoterV2. */
  readonly quoter: EvmAddress
  /** NonfungiblePositionManager. */
  readonly positions: EvmAddress
}

/** What lies on a chain besides tokens and exchanges; what is missing there is left out. */
export interface LocalContracts {
  readonly multicall3?: EvmAddress
  /** ERC-4337 EntryPoint v0.7. */
  readonly entryPoint?: EvmAddress
  /** Answers like ENS's UniversalResolver: `alice.eth`, `bob.eth`. Chain 1 only. */
  readonly universalResolver?: EvmAddress
  /** An ERC-721 collection of which every account has one token. */
  readonly collection?: EvmAddress
}

/** What was seeded on a chain. */
export interface ChainSeed {
  readonly contracts: LocalContracts
  /** The wrapped native coin is the last one. */
  readonly tokens: readonly LocalToken[]
  readonly uniswapV2?: UniswapV2
  readonly uniswapV3?: UniswapV3
  /** The well-known accounts of anvil; they hold the native coin and every token. */
  readonly accounts: readonly EvmAddress[]
}

/** A local EVM chain that runs. */
export interface LocalChain extends ChainSeed {
  /** CAIP-2. */
  readonly chainId: `eip155:${number}`
  /** JSON-RPC over HTTP, and over WebSocket at the same port. */
  readonly url: string
  readonly port: number
}

/** All of them. */
export interface LocalChains {
  readonly chains: readonly LocalChain[]
  readonly missing: readonly MissingPart[]
  /** Saves the states and ends the processes. */
  stop(): Promise<void>
}
