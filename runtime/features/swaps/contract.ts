import type { CaipNetworkId } from '../../../schema/caip.js'
import type { ModalError } from '../../../schema/error.js'
import type { BatchSupport } from '../../contract/batch.js'
import type { FeatureToken } from '../../contract/feature-token.js'
import type { Submission } from '../../contract/submission.js'
import type { TransferAsset, TransferBalances } from '../../contract/transfer.js'
import type { Cell } from '../../core/cell.js'
import type { AmountProblem } from '../../core/parse-amount.js'

declare module '../../contract/router.js' {
  interface ViewParams {
    /** What stands in the form: tokens of the network by symbol or contract, and an amount (FACTS 2.3). */
    Swap: {
      readonly fromToken?: string | undefined
      readonly toToken?: string | undefined
      readonly amount?: string | undefined
    }
    /** Which of the two tokens is picked. */
    SwapSelectToken: { readonly side?: 'from' | 'to' | undefined }
    SwapPreview: Record<never, never>
  }
}

/** Where swaps are made, by the name that the backend gives it. */
export type SwapSource = 'uniswap-v2' | 'uniswap-v3' | '1inch'

/** Contracts of one network that a swap may go to, and what it wraps its native coin in. */
export interface NetworkRouters extends Readonly<Partial<Record<SwapSource, string>>> {
  readonly wrapped?: string
}

/** What a transaction differs in from what was shown; `call` where it is no swap that can be read. */
export type SwapMismatch =
  | 'from'
  | 'router'
  | 'value'
  | 'call'
  | 'source'
  | 'destination'
  | 'amount'
  | 'minimum'
  | 'receiver'
  | 'deadline'

/** Options of swapping, as resolved from the config. */
export interface SwapOptions {
  /** Names of the only sources whose quotes count; any where it is left out. */
  readonly swaps?: readonly string[]
  readonly swap?: {
    /** Routers of a chain of one's own, by CAIP-2, beside the published ones. */
    readonly routers?: Readonly<Record<CaipNetworkId, NetworkRouters>>
  }
}

/** A token that can be swapped. Texts are untrusted: show them through `clean`. */
export interface SwapToken {
  /** Its contract; `null` for the native coin. */
  readonly address: string | null
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl: string
}

/** The tokens that the backend lists for the network. */
export type SwapTokens =
  | { readonly status: 'reading' }
  | { readonly status: 'ready'; readonly list: readonly SwapToken[] }
  | { readonly status: 'failed'; readonly error: ModalError }

/** What a person has filled in. */
export interface SwapForm {
  /** Contracts of the two tokens; `null` is the native coin, and `undefined` none yet. */
  readonly from: string | null
  readonly to: string | null | undefined
  /** As it was typed. */
  readonly amount: string
  /** All there is, but for what the fee may take of the native coin. */
  readonly isMax: boolean
  /** Basis points that the swap may give less than was shown; 100 by SPEC §9. */
  readonly slippage: number
}

/** What the chain says of both tokens, and what the account has. */
export interface SwapFacts {
  readonly from: TransferAsset | undefined
  readonly to: TransferAsset | undefined
  readonly balances: TransferBalances | undefined
  /** What a transaction of the usual kind may cost in base units of the native coin: it is left out of all there is. */
  readonly reserve: bigint
}

/** What one source gives for an amount. It is frozen; what is shown comes from it (SECURITY 3.6). */
export interface SwapQuote {
  readonly caipNetworkId: CaipNetworkId
  readonly account: string
  readonly from: TransferAsset
  readonly fromAmount: bigint
  readonly to: TransferAsset
  readonly toAmount: bigint
  /** Base units that arrive at least. */
  readonly minimum: bigint
  readonly source: SwapSource
  /** The pinned contract that the transaction goes to, and that takes the sold token. */
  readonly router: string
  /** When it was given, in Unix milliseconds. */
  readonly at: number
}

/** What the sources give for what is filled in. */
export type QuoteState =
  | { readonly status: 'none' }
  | { readonly status: 'reading'; readonly best?: SwapQuote }
  /** The best one, and what the others give. */
  | { readonly status: 'ready'; readonly best: SwapQuote; readonly others: readonly SwapQuote[] }
  /** No source has a way; `unknown` where those that have one go through contracts that the kit does not know. */
  | { readonly status: 'noRoute'; readonly isUnknown: boolean }
  | { readonly status: 'failed'; readonly error: ModalError }

/** Something that the wallet is asked for on the way to a swap; `permit` is a signature, the others are transactions. */
export type SwapAct = 'reset' | 'approve' | 'permit' | 'swap'

/** What an account signs so that a router may take exactly so much of a token (EIP-2612). */
export interface PermitQuestion {
  readonly token: string
  readonly owner: string
  readonly spender: string
  readonly value: bigint
  readonly chainId: number
  /** Name and version of the token, as it signs them: untrusted. */
  readonly domain: { readonly name: string; readonly version?: string }
  readonly nonce: bigint
  /** Seconds since 1970. */
  readonly deadline: bigint
}

/** A swap as it would be signed: what is left to do, the last of which is the swap itself. */
export interface SwapPlan {
  readonly quote: SwapQuote
  /** The calldata of a `permit` is that of an approval, which is run in advance in its place and never sent. */
  readonly acts: readonly {
    readonly act: SwapAct
    readonly to: string
    readonly data: string
    readonly value: bigint
  }[]
  /** What the wallet signs in the `permit` of the acts. */
  readonly permit?: PermitQuestion
  /** What the next transaction may cost, in base units of the native coin; `undefined` where the node cannot tell. */
  readonly fee: bigint | undefined
  /** The most gas that it is given: pools need more in the next block than a node says in this one. */
  readonly gas: bigint | undefined
  /** Whether the node could run it, and what arrives then. */
  readonly isSimulated: boolean
  readonly received: bigint | undefined
  /** An approval of an earlier visit is enough: none is asked for. */
  readonly isApproved: boolean
  /** The version of EIP-5792 in which the wallet takes all acts at once, all or none; left out where it does not. */
  readonly batch?: BatchSupport
}

/** Why a swap is not reviewed, or was not made. */
export type SwapProblem =
  | { readonly problem: 'balance'; readonly has: bigint }
  | { readonly problem: 'fee'; readonly has: bigint; readonly needs: bigint }
  | { readonly problem: 'noRoute' | 'changed' }
  /** The token tells other decimals than the backend. */
  | { readonly problem: 'decimals'; readonly symbol: string }
  /** The transaction is not what was shown: the wallet is not asked for it. */
  | { readonly problem: 'mismatch'; readonly differs: SwapMismatch }
  /** Less would arrive than the least that was shown: the token keeps a part of what is moved. */
  | { readonly problem: 'less'; readonly received: bigint }
  /** The network would refuse it. `reason` is a contract's own text: untrusted, and may be empty. */
  | { readonly problem: 'reverted'; readonly reason: string }
  /** An approval failed on the chain. */
  | { readonly problem: 'notApproved' }
  | { readonly problem: 'failed'; readonly error: ModalError }

/** Where a swap is; `isSent` leads from the review to the account. */
export type SwapStep =
  | { readonly step: 'editing'; readonly problem?: SwapProblem; readonly isSent?: true }
  | { readonly step: 'quoting' }
  | {
      readonly step: 'review'
      readonly plan: SwapPlan
      /**
       * Why it is shown again: it gives less now, the router may take the token, a signature was not to be had or is not taken,
       * the person said no, or the wallet failed.
       */
      readonly again?: 'worse' | 'approved' | 'unsigned' | 'declined' | ModalError
    }
  | { readonly step: 'asking'; readonly plan: SwapPlan }
  /** An approval is waited for; of an earlier visit where there is no plan. */
  | { readonly step: 'confirming'; readonly plan?: SwapPlan }

/** What came of a swap that was sent. */
export interface SwapOutcome {
  readonly quote: SwapQuote
  readonly submission: Submission
  /** `less`: the receipt shows fewer than the least that was shown. */
  readonly status: 'pending' | 'swapped' | 'failed' | 'less'
}

/** What a router may still take of the token to sell, though nothing is being swapped. */
export interface StandingApproval {
  readonly token: TransferAsset
  readonly router: string
  readonly allowance: bigint
}

/** Swapping from the active account. */
export interface SwapApi {
  /** Milliseconds that a quote is good for. */
  readonly lifeMs: number
  readonly tokens: Cell<SwapTokens>
  readonly form: Cell<SwapForm>
  readonly facts: Cell<SwapFacts>
  readonly quote: Cell<QuoteState>
  readonly step: Cell<SwapStep>
  /** What was swapped last from this page. */
  readonly outcome: Cell<SwapOutcome | null>
  readonly standing: Cell<StandingApproval | null>
  /** A transaction of the account of which it is not known whether it was sent: nothing else is sent until it is. */
  readonly unresolved: Cell<Submission | undefined>
  /** Keeps tokens, balances and quotes fresh until the returned function is called. */
  follow(): () => void
  /** Fills in. The same token twice turns the two round. `separator` is that of the language it was typed in. */
  fill(changes: Partial<SwapForm>, separator?: string): void
  /** The amount of the form in base units, or why it is none. */
  amount(): bigint | AmountProblem
  /** Whether a router of the account's network is known. */
  isSupported(): boolean
  /** Turns the two tokens round; what was to arrive is the amount then. */
  turn(): void
  /** A token by its contract, as the chain tells it; `undefined` where none is there. Throws `rpc/*`, `flow/cancelled`. */
  findToken(address: string, signal: AbortSignal): Promise<TransferAsset | undefined>
  /** Asks for quotes anew, has the transaction built, checks and simulates it. Never rejects: what is wrong is a step. */
  review(): Promise<void>
  /** Asks the wallet for what is next. Never rejects. */
  confirm(): Promise<void>
  /** Goes back to the form; what the wallet is asked goes on, and the record keeps what comes of it. */
  cancel(): void
  /** Asks the wallet to take a standing approval back. Never rejects. */
  revoke(): Promise<void>
  /** Drops a transaction of which the person knows that it was not sent. */
  dismiss(): void
}

/** The feature of swapping. */
export const swapToken: FeatureToken<SwapApi, SwapOptions> = { id: 'swaps' }
