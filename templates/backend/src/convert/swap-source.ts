import type { Address, Hex } from 'viem'
import type { Chain } from '../chains/chains.js'

/** A token of a swap: its CAIP-10 id as the client wrote it, and its address in lower case (the placeholder if native). */
export interface SwapToken {
  readonly id: string
  readonly address: Address
  readonly isNative: boolean
}

/** What shall be swapped. The tokens are of the chain and not the same; `amount` is in base units of `from`, above zero. */
export interface SwapRequest {
  readonly chain: Chain
  readonly from: SwapToken
  readonly to: SwapToken
  readonly amount: bigint
}

/** How a quote is turned into a transaction. */
export interface SwapOrder {
  /** Sends the transaction and gets the tokens. */
  readonly user: Address
  /** Base units of the bought token below which the swap must fail. */
  readonly minimum: bigint
  /** What the user lets go of, in hundredths of a percent. */
  readonly slippageBps: bigint
  /** After this the swap must fail, in seconds since 1970. */
  readonly deadline: bigint
}

/** A transaction to sign. `value` is in wei; `gas` is a guess that holds for usual tokens. */
export interface SwapTransaction {
  readonly to: Address
  readonly data: Hex
  readonly value: bigint
  readonly gas: bigint
}

/** What a source would give. */
export interface SwapQuote {
  /** Name of the source. */
  readonly source: string
  /** Base units of the bought token. */
  readonly toAmount: bigint
  /** Contract that must be allowed to take the sold token. */
  readonly spender: Address
  /** Contract that the transaction goes to. */
  readonly router: Address
  /** Throws a `ProviderError` when the source no longer stands by its quote. */
  build(order: SwapOrder): Promise<SwapTransaction>
}

/** A place where tokens are swapped. */
export interface SwapSource {
  readonly name: string
  /**
   * What the swap would give, or undefined where the source has no way. Throws a `Problem` 502 or a `ProviderError` when
   * the source is down.
   */
  quote(request: SwapRequest): Promise<SwapQuote | undefined>
}
