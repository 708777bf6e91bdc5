import type { ModalError } from '../../../schema/error.js'
import type { FeatureToken } from '../../contract/feature-token.js'
import type { Submission } from '../../contract/submission.js'
import type {
  PreparedTransfer,
  ReceiverFacts,
  TransferAsset,
  TransferBalances,
  TransferDraft,
  TransferProblem,
} from '../../contract/transfer.js'
import type { Cell } from '../../core/cell.js'
import type { AmountProblem } from '../../core/parse-amount.js'

declare module '../../contract/router.js' {
  interface ViewParams {
    /** What stands in the form (SPEC §3, send state): a token of the network by its contract, an amount, a receiver. */
    WalletSend: {
      readonly token?: string | undefined
      readonly amount?: string | undefined
      readonly receiver?: string | undefined
    }
    WalletSendSelectToken: Record<never, never>
    WalletSendPreview: Record<never, never>
    WalletSendContacts: Record<never, never>
    /** One contact: that of an address where there is one, else a new one. `name` is the name that led to the address. */
    WalletSendContact: { readonly address?: string | undefined; readonly name?: string | undefined }
  }
}

/** What a person has filled in (SPEC §3, send state). */
export interface SendForm {
  /** The contract of the token; `null` for the native coin. */
  readonly token: string | null
  /** As it was typed. */
  readonly amount: string
  /** All there is, whatever `amount` shows. */
  readonly isMax: boolean
  /** As it was typed or pasted. */
  readonly receiver: string
}

/** What is known of the token that is to be sent, and of what the account has. */
export interface SendFacts {
  /** `undefined` where nothing at its address is a token. */
  readonly asset: TransferAsset | undefined
  readonly balances: TransferBalances | undefined
  /** The chain has told. */
  readonly isRead: boolean
}

/** What is known of the receiver. */
export type ReceiverState =
  | { readonly status: 'none' | 'reading' }
  /** No receiver: `noName` leads nowhere, and of `disagree` two sources tell two addresses. */
  | { readonly status: 'invalid'; readonly why?: 'noName' | 'disagree' | 'failed' }
  | {
      readonly status: 'valid'
      /** As its namespace writes it. */
      readonly address: string
      /** The name that led to it, as it is written (ENSIP-15). */
      readonly name?: string
      readonly isMisspelt: boolean
      /** `undefined` until the chain has told, and where it does not. */
      readonly facts: ReceiverFacts | undefined
    }

/** Something to know before sending; see `warnings.data.ts`. */
export type WarningId =
  | 'misspelt'
  | 'moved'
  | 'likeName'
  | 'burn'
  | 'ownContract'
  | 'lookalike'
  | 'decimals'
  | 'elsewhere'
  | 'contract'
  | 'self'
  | 'firstTime'

/** A warning that holds now. */
export interface Warning {
  readonly id: WarningId
  /** Nothing is sent while it holds; `override` where the person may say that it is meant. */
  readonly blocks: 'no' | 'override' | 'always'
  /** What its words name: an address, networks, a number. */
  readonly about: string
  /** Of a lookalike: the places, counted from 0, in which the receiver and the address it is about differ (SECURITY 3.4). */
  readonly differs?: { readonly receiver: ReadonlySet<number>; readonly about: ReadonlySet<number> }
}

/** Why a transfer is not reviewed: what the chain says, another account or network, or nodes that do not answer. */
export type FormProblem =
  | TransferProblem
  | { readonly problem: 'changed' }
  /** The name of the receiver leads elsewhere than when it was typed. */
  | { readonly problem: 'renamed' }
  | { readonly problem: 'failed'; readonly error: ModalError }

/** Where a transfer is; `isSent` leads from the review to the account. */
export type SendStep =
  | { readonly step: 'editing'; readonly problem?: FormProblem; readonly isSent?: true }
  /** Its fee is asked for; the rest of it is known. */
  | { readonly step: 'quoting'; readonly draft: TransferDraft }
  | {
      readonly step: 'review'
      readonly prepared: PreparedTransfer
      /** Why it is shown again: it costs more now, the person said no, or the wallet failed. */
      readonly again?: 'dearer' | 'declined' | ModalError
    }
  | { readonly step: 'asking'; readonly prepared: PreparedTransfer }

/** What a wallet sent in place of what was reviewed. */
export interface Mismatch {
  readonly hash: string
  readonly reviewed: string
  readonly sent: string
}

/** An entry of the address book. */
export interface Contact {
  /** As its namespace writes it. */
  readonly address: string
  /** What the person calls it: 40 characters at most. */
  readonly label: string
  /** The name that led to the address when it was saved (ENSIP-15). */
  readonly name?: string
}

/** Why a contact was not saved: no address, no label, a label of another one, no room, or a browser that keeps nothing. */
export type ContactFault = 'notAddress' | 'noLabel' | 'taken' | 'full' | 'notKept'

/** What became of the entries of a file; `left` are those left out: no address, a label of another one, or no room. */
export interface ContactsRead {
  readonly added: number
  readonly known: number
  readonly left: number
  readonly isKept: boolean
}

/** The address book of this browser. */
export interface ContactBook {
  /** Those of the active namespace, by label. */
  readonly list: Cell<readonly Contact[]>
  /** Adds one, or puts it in the place of the one with its address. Gives why not; rejects where the chain’s code is not to be had. */
  save(contact: Contact): Promise<ContactFault | undefined>
  remove(address: string): void
  /** All of it, of every namespace, as the JSON of a file. */
  toFile(): string
  /** Adds what a file has and this browser has not. `undefined` where it is no such file. */
  fromFile(file: string): Promise<ContactsRead | undefined>
}

/** Sending from the active account. */
export interface SendApi {
  readonly form: Cell<SendForm>
  readonly facts: Cell<SendFacts>
  readonly receiver: Cell<ReceiverState>
  readonly step: Cell<SendStep>
  readonly warnings: Cell<readonly Warning[]>
  /** What was sent last from this page. */
  readonly sent: Cell<Submission | null>
  /** A wallet has sent something else than what was reviewed (SECURITY T4). */
  readonly mismatch: Cell<Mismatch | null>
  /** A transfer of the account of which nobody knows whether it was sent: nothing else is sent until that is known. */
  readonly unresolved: Cell<Submission | undefined>
  /** Addresses that were sent to from this browser, the newest first. */
  readonly past: Cell<readonly string[]>
  readonly contacts: ContactBook
  /** Keeps what is known of the token and of submissions fresh until the returned function is called. */
  follow(): () => void
  /** Fills in; another token takes the amount with it (FACTS 9.1). `separator` is that of the language it was typed in. */
  fill(changes: Partial<SendForm>, separator?: string): void
  /** The amount of the form in base units, or why it is none. */
  amount(): bigint | AmountProblem
  /** The person means it in spite of a warning. */
  allow(id: WarningId): void
  /** Prices and simulates what is filled in. Never rejects: what is wrong is a step. */
  review(): Promise<void>
  /** Checks it once more and asks the wallet. Never rejects. */
  confirm(): Promise<void>
  /** Goes back to the form; what the wallet is asked goes on, and the record keeps what comes of it. */
  cancel(): void
  /** Drops a transfer of which the person knows that it was not sent. */
  dismiss(): void
}

/** The feature of sending. */
export const sendToken: FeatureToken<SendApi> = { id: 'send' }
