import type { CaipNetworkId } from '../../schema/caip.js'
import type { Network } from '../core/network.js'
import type { Signer } from './connector.js'
import type { Seen, Submission } from './submission.js'

/** A coin or a token on one network, as its chain tells it. */
export interface TransferAsset {
  readonly caipNetworkId: CaipNetworkId
  /** Its contract; `null` for the native coin. */
  readonly address: string | null
  readonly symbol: string
  readonly decimals: number
}

/** What is to be moved. */
export interface TransferDraft {
  readonly asset: TransferAsset
  readonly from: string
  readonly to: string
  /** In base units; with `isMax` it follows balance and fee. */
  readonly value: bigint
  readonly isMax: boolean
}

/** What a transfer costs, in base units of the native coin. */
export interface TransferFee {
  /** What will probably be paid, and what must be there. */
  readonly likely: bigint
  readonly most: bigint
  /** A deposit for the receiver's new account of the token; it is no fee, and stands beside it. */
  readonly rent?: bigint
}

/** What a wallet is asked. */
export interface TransferRequest {
  readonly method: string
  readonly params: readonly unknown[]
  /** A digest of receiver, value and data: two transactions with the same one do the same. */
  readonly digest: string
}

/** Something as a wallet would be asked for it, and where a search for it begins. */
export interface PreparedCall {
  readonly seen: Seen
  readonly request: TransferRequest
}

/** A transfer as it would be signed. It is frozen. */
export interface PreparedTransfer extends PreparedCall {
  readonly draft: TransferDraft
  /** Base units that the receiver gets, as the node simulates it: less than `value` where the token takes a fee. */
  readonly received: bigint | undefined
  /** Whether the node could simulate it. */
  readonly isSimulated: boolean
  readonly fee: TransferFee
}

/** A call of a contract, or a payment, by an account; `value` in base units. */
export interface ContractCall {
  readonly from: string
  readonly to: string
  readonly value: bigint
  /** Calldata as hex. */
  readonly data: string
  /** The most gas that the wallet is to give it; the wallet's own estimate where it is left out. */
  readonly gas?: bigint | undefined
}

/** Why a transfer cannot be sent; amounts in base units. */
export type TransferProblem =
  /** There is less of it than is to be sent. */
  | { readonly problem: 'balance'; readonly has: bigint }
  /** There is too little of the native coin for the fee. */
  | { readonly problem: 'fee'; readonly has: bigint; readonly needs: bigint }
  /** The network would refuse it. `reason` is the contract's own text: untrusted, and may be empty. */
  | { readonly problem: 'reverted'; readonly reason: string }

/** What an account has. */
export interface TransferBalances {
  readonly asset: bigint
  readonly native: bigint
}

/** What only the chain knows about a receiver. */
export interface ReceiverFacts {
  /** A contract is at the address on this network. */
  readonly hasCode: boolean
  /** A contract is at the address on these other networks of the app. */
  readonly codeElsewhere: readonly CaipNetworkId[]
}

/** A name, and where it leads. */
export interface ResolvedName {
  /** As it is written (ENSIP-15). */
  readonly name: string
  /** `undefined` where the chain's own resolver knows none. */
  readonly address: string | undefined
}

/** What is done while a wallet is asked. */
export interface SubmitOptions {
  readonly signal: AbortSignal
  signed(hash: string): void
}

/** The writing side of a namespace. Reads throw `rpc/unreachable`, `rpc/wrong-chain`, `flow/cancelled`. */
export interface Transfers {
  /** A token by its contract, or the native coin; `undefined` for an address with no token. */
  readAsset(network: Network, address: string | null, signal: AbortSignal): Promise<TransferAsset | undefined>
  balances(network: Network, asset: TransferAsset, owner: string, signal: AbortSignal): Promise<TransferBalances>
  receiver(network: Network, address: string, others: readonly Network[], signal: AbortSignal): Promise<ReceiverFacts>
  /**
   * Reads a name, and asks the chain's own resolver on `names`, the network that names live on, for its address on a network.
   * `undefined` for what is no name. Left out by a namespace that has none. Its code and tables are fetched with the first name.
   */
  resolveName?(
    text: string,
    network: Network,
    names: Network | undefined,
    signal: AbortSignal,
  ): Promise<ResolvedName | undefined>
  /** Prices, simulates and freezes a transfer. */
  prepare(network: Network, draft: TransferDraft, signal: AbortSignal): Promise<PreparedTransfer | TransferProblem>
  /** What the wallet is asked for a call that the app makes. Left out by a namespace that has no such calls. */
  prepareCall?(network: Network, call: ContractCall, signal: AbortSignal): Promise<PreparedCall>
  /**
   * Checks the wallet's network right before it is asked (SECURITY 3.7), and asks it. Gives what it answers: the hash. Where
   * the wallet only signs, `signed` is told of the hash, and nothing is sent once `signal` has aborted. Throws
   * `network/not-switched`, `transaction/expired`, `flow/cancelled`, `wallet/*`.
   */
  submit(signer: Signer, network: Network, prepared: PreparedCall, how: SubmitOptions): Promise<string>
  /** The wallet only signs, and `submit` sends: without a hash nothing was sent. */
  readonly sends?: true
  /**
   * What a transaction of that hash really does; `undefined` while no node knows it. Left out where `submit` compares what was
   * signed before it sends it.
   */
  readBack?(
    network: Network,
    hash: string,
    signal: AbortSignal,
  ): Promise<{ readonly from: string; readonly to: string | null; readonly digest: string } | undefined>
  /** The hash of the transaction of an intent whose wallet never answered; `undefined` while there is none. */
  find(
    network: Network,
    intent: Pick<Submission, 'address' | 'seen' | 'digest'>,
    signal: AbortSignal,
  ): Promise<string | undefined>
  /** Whether the account has submitted anything since `seen`. */
  moved(network: Network, intent: Pick<Submission, 'address' | 'seen'>, signal: AbortSignal): Promise<boolean>
  /** The transaction that took the number of another one; `isCancel` where it moves nothing. `undefined` where it is not found. */
  rivalOf(
    network: Network,
    sent: Pick<Submission, 'address' | 'nonce' | 'seen'>,
    signal: AbortSignal,
  ): Promise<{ readonly hash: string; readonly isCancel: boolean } | undefined>
}
