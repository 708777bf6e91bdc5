import type { ModalError } from '../../schema/error.js'
import type { AnyKit } from '../bridge/any-kit.js'
import type { NoBatch } from '../contract/batch.js'
import type { Kit } from '../contract/kit.js'

/** A kit, as far as calls need it: the one `createModalKit` gives, or `useKit()`. */
export type CallsKit = AnyKit & Pick<Kit, 'chain'>

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
