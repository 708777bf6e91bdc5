import type { ModalError } from '../../schema/error.js'
import type { AnyKit } from '../bridge/any-kit.js'
import type { Kit } from '../contract/kit.js'

/** A kit, as far as calls need it: the one `createModalKit` gives, or `useKit()`. */
export type CallsKit = AnyKit & Pick<Kit, 'chain'>

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

/** How calls are sent. */
export interface SendCallsOptions {
  /** All of them happen or none; where the wallet cannot promise that, nothing is sent. */
  readonly isAtomic?: boolean
  /** Ends the wait. What the wallet was asked for by then may still be sent. */
  readonly signal?: AbortSignal
  /** Tells of each transaction as soon as it is sent, where calls go one after another. */
  onSent?(place: number, hash: string): void
}

/** Calls that a wallet has taken. */
export type SentCalls =
  /** `id` is the wallet's: it is kept to ask what became of the calls, also after a reload. */
  | { readonly way: 'batch'; readonly id: string }
  | {
      readonly way: 'oneByOne'
      readonly why: NoBatch
      /** Of those that were sent, in order. */
      readonly hashes: readonly string[]
      /** Why the others were not sent: one before failed, or the person said no. */
      readonly stoppedBy?: ModalError
    }

/** What became of calls. */
export interface CallsOutcome {
  /** `partial`: some happened, and some did not. */
  readonly status: 'pending' | 'confirmed' | 'failed' | 'partial'
  /** Of the transactions that they became, where they are known. */
  readonly hashes: readonly string[]
}
