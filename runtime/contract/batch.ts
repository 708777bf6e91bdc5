/** A call of a contract, or a payment. */
export interface Call {
  /** `0x` and 40 hex digits. */
  readonly to: string
  /** Calldata as hex; none where it is left out. */
  readonly data?: string
  /** Wei; none where it is left out. */
  readonly value?: bigint
}

/**
 * Why calls are asked for one after another: the wallet does not know batches, says nothing of this network, has not answered
 * within 5 s, the person wants no smart account for it (5750), or the wallet refuses a batch as large as this or of this kind.
 */
export type NoBatch = 'unknown' | 'network' | 'silent' | 'noUpgrade' | 'refused'

/** What a wallet says of batches on the network of its account (EIP-5792, `wallet_getCapabilities`). */
export interface BatchSupport {
  readonly takesBatches: boolean
  /** Whether all calls of a batch happen or none: `ready` once the person agrees to a smart account (EIP-7702). */
  readonly atomic: 'supported' | 'ready' | 'unsupported'
  /** The version of the EIP that the wallet speaks. */
  readonly version: '1.0' | '2.0.0'
  /** Where it takes none. */
  readonly why?: NoBatch
}

/** What became of calls. */
export interface CallsOutcome {
  /** `partial`: some happened, and some did not. */
  readonly status: 'pending' | 'confirmed' | 'failed' | 'partial'
  /** Of the transactions that they became, where they are known. */
  readonly hashes: readonly string[]
}
