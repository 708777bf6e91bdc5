import type { Namespace } from '../../schema/caip.js'
import type { Host } from '../core/host.js'
import type { Network } from '../core/network.js'
import type { Connection } from './connection.js'
import type { Connector } from './connector.js'

/** An amount of a currency in its base units. */
export interface Amount {
  /** Base units: wei, lamports. */
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
}

/** The signer: a connector, whose errors are translated already. */
export type Signer = Pick<Connector, 'name' | 'request'>

/** A transaction that was submitted, as far as a chain needs it to say what became of it. */
export interface SubmittedTransaction {
  readonly hash: string
  /** The account that submitted it. */
  readonly address: string
  /** Its nonce, once known. */
  readonly nonce?: number | undefined
}

/**
 * What became of a transaction. `passed`: another one has taken its number; `unknown`: no node has heard of it (yet).
 * `nonce` is its number, where a node tells that it is the account's own.
 */
export interface TransactionStatus {
  readonly status: 'pending' | 'confirmed' | 'failed' | 'passed' | 'unknown'
  readonly nonce?: number | undefined
}

/** What a namespace can do once its library is there. Everything thrown is a `ModalError`. */
export interface ChainAdapter {
  /**
   * Native balance of `address` on `network`; failures that may pass are tried again for 19 s. `signal` aborts when the
   * read is no longer needed: until then the nodes are compared. Throws `rpc/unreachable`, `rpc/wrong-chain`.
   */
  balance(network: Network, address: string, signal: AbortSignal): Promise<Amount>
  /**
   * What became of a transaction. Left out by a namespace that cannot say. Throws `rpc/unreachable`, `rpc/wrong-chain`.
   */
  transactionStatus?(network: Network, sent: SubmittedTransaction, signal: AbortSignal): Promise<TransactionStatus>
  /** Signs a text with the provider of a live account; a remembered one does not compile. Throws `wallet/*`. */
  signMessage(signer: Signer, account: Connection, message: string): Promise<string>
}

/** A namespace. Its library is fetched by `load`, on first need and never on page load. */
export interface Chain {
  readonly namespace: Namespace
  load(host: Host): Promise<ChainAdapter>
}
