import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import type { ModalError } from '../../schema/error.js'
import type { Decoder } from '../core/decode.js'
import type { Host } from '../core/host.js'
import type { Network } from '../core/network.js'
import type { Amount } from './amount.js'
import type { Connection } from './connection.js'
import type { Signer } from './connector.js'
import type { Seen } from './submission.js'
import type { Transfers } from './transfer.js'

/** A transaction that was submitted, as far as a chain needs it to say what became of it. */
export interface SubmittedTransaction {
  readonly hash: string
  /** The account that submitted it. */
  readonly address: string
  /** Its nonce, once known. */
  readonly nonce?: number | undefined
  /** What the chain said before it was signed, where that is known. */
  readonly seen?: Seen | null
}

/**
 * What became of a transaction. `passed`: another one has taken its number; `unknown`: no node has heard of it (yet).
 * `nonce` is its number, where a node tells that it is the account's own.
 */
export interface TransactionStatus {
  readonly status: 'pending' | 'confirmed' | 'failed' | 'passed' | 'unknown'
  readonly nonce?: number | undefined
  /** How many blocks have been built on its own, where the namespace tells; `final` once no other may take its place. */
  readonly confirmations?: number | 'final'
  /** It is in no block, and none may take it any more. */
  readonly isOver?: true
}

/** What an account has of a token. */
export interface OwnedToken {
  /** The token's own address: its mint on Solana. */
  readonly address: string
  /** In base units. */
  readonly value: bigint
  readonly decimals: number
}

/** An account on one network. */
export interface AccountPlace {
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
}

/** A text, and the signature that is said to be that of an account. */
export interface SignedMessage {
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** An address that was typed or pasted. */
export interface ReadAddress {
  /** As its namespace writes it: with its checksum on eip155. */
  readonly address: string
  /** Its letters spell a wrong checksum (EIP-55): it is to be shown, and to be overridden expressly. */
  readonly isMisspelt?: true
}

/** What a page of a block explorer is about. */
export type Explored = { readonly transaction: string } | { readonly address: string }

/** The nodes of the networks of a namespace, as parts of the kit ask them that know its methods. */
export interface ChainNodes {
  /** Reads what may be asked twice: of the best node first, and of the others. Throws `rpc/*`, `flow/cancelled`. */
  read<T>(
    network: Network,
    call: { readonly method: string; readonly params: readonly unknown[] },
    decode: Decoder<T>,
    signal: AbortSignal,
  ): Promise<T>
  /** Passes a call on to one node. Throws an `RpcError` with the node's own words, `rpc/*`, `flow/cancelled`. */
  request(
    network: Network,
    call: { readonly method: string; readonly params: readonly unknown[] },
    signal: AbortSignal,
  ): Promise<unknown>
}

/** What a namespace can do once its library is there. Everything thrown is a `ModalError`. */
export interface ChainAdapter {
  /**
   * Native balance of `address` on `network`; failures that may pass are tried again for 19 s. `signal` aborts when the
   * read is no longer needed: until then the nodes are compared. Throws `rpc/unreachable`, `rpc/wrong-chain`.
   */
  balance(network: Network, address: string, signal: AbortSignal): Promise<Amount>
  /**
   * The tokens of an account as the nodes of its network list them, none of which nothing is left. Left out by a namespace
   * whose nodes list none. Throws `rpc/unreachable`, `rpc/wrong-chain`.
   */
  ownedTokens?(network: Network, address: string, signal: AbortSignal): Promise<readonly OwnedToken[]>
  /**
   * What became of a transaction. Left out by a namespace that cannot say. Throws `rpc/unreachable`, `rpc/wrong-chain`.
   */
  transactionStatus?(network: Network, sent: SubmittedTransaction, signal: AbortSignal): Promise<TransactionStatus>
  /** What is asked of its nodes in its own methods. Left out by a namespace that no part asks so. */
  readonly nodes?: ChainNodes
  /** What sends coins and tokens: its code is fetched with the first transfer. Left out by a namespace that sends none. */
  transfers?(): Promise<Transfers>
  /** Signs a text with the provider of a live account; a remembered one does not compile. Throws `wallet/*`. */
  signMessage(signer: Signer, account: Connection, message: string): Promise<string>
  /**
   * Whether an account has signed a text. A node is asked only where the address may be a contract. Throws
   * `rpc/unreachable`, `rpc/wrong-chain`, `flow/cancelled`.
   */
  verifyMessage(network: Network, signed: SignedMessage, signal: AbortSignal): Promise<boolean>
  /** Reads an address (SPEC §5); `undefined` for what is none of this namespace. */
  readAddress(text: string): ReadAddress | undefined
  /**
   * The tokens of an account as its wallet lists them itself, undecoded; `undefined` for a wallet that does not. With
   * `isKnown` it has listed them before, and is not asked whether it can. Left out by a namespace whose wallets have no
   * such request. Throws `wallet/*`.
   */
  walletAssets?(signer: Signer, account: AccountPlace, isKnown: boolean): Promise<unknown>
  /** What a wallet or a node has thrown for a request, as a row of the catalogue; a `ModalError` is given back as it is. */
  errorOf(cause: unknown, asked: { readonly wallet: string; readonly method: string }): ModalError
}

/** A namespace, as far as the modal knows it at once. Its library is fetched by `load`, on first need and never on page load. */
export interface Chain {
  readonly namespace: Namespace
  /** `asks`: to another network the wallet is to move. `chooses`: a wallet signs for any network, and the app chooses one. */
  readonly switching: 'asks' | 'chooses'
  /** Whether its adapter has `transfers`. */
  readonly sends?: true
  /** The page of a block explorer, behind its address: `/tx/0x…`. `undefined` for what is no hash or address of the namespace. */
  explorerPath(network: Network, what: Explored): string | undefined
  load(host: Host): Promise<ChainAdapter>
}

/** Knows how a namespace writes addresses. */
export interface AddressWriter {
  /** An address as its namespace writes it; anything else is given back as it is. */
  writeAddress(address: string): string
}

/** A namespace that writes addresses in a way of its own (EIP-55). The code is fetched with the first account, never with the page. */
export interface AddressForm {
  readonly namespace: Namespace
  load(): Promise<AddressWriter>
}
