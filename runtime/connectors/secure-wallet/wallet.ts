import type { AccountType } from '../../../schema/account-types.js'
import type { CaipNetworkId, Namespace } from '../../../schema/caip.js'
import type { Connector } from '../../contract/connector.js'
import type { Cell } from '../../core/cell.js'

/** The id of the connectors (FACTS 2.6). */
export const secureWalletId = 'AUTH'

/** Kinds of account that the wallet has (SPEC §9). */
export type WalletAccountType = Extract<AccountType, 'eoa' | 'smartAccount'>

/** Who is signed in, on one namespace (SPEC §3, user session). Decoded; texts are untrusted. */
export interface WalletUser {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly type: WalletAccountType
  /** Every address the wallet has for the user on the namespace. */
  readonly accounts: readonly { readonly address: string; readonly type: WalletAccountType }[]
  readonly email?: string | undefined
  readonly userName?: string | undefined
  readonly isDeployed?: boolean | undefined
}

/** One request to the wallet (SPEC §3, RPC request). */
export interface WalletRequest {
  readonly method: string
  readonly params?: unknown
  readonly namespace: Namespace
}

/** The user of each namespace that is in use. */
export type WalletUsers = Readonly<Partial<Record<Namespace, WalletUser>>>

/** What the wallet's site asks for after an e-mail address (SPEC §4). */
export interface EmailAnswer {
  readonly action: 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'
  readonly number?: string | undefined
}

/** The embedded wallet: one per kit, behind one frame. Everything thrown is a `ModalError` with a code `frame/*`. */
export interface SecureWallet {
  readonly users: Cell<WalletUsers>
  /** How many requests wait for the user's approval in the frame. */
  readonly approvals: Cell<number>
  /** A page of the wallet's own site that waits to be opened by a click, since the browser did not let it be (SECURITY 2.5). */
  readonly window: Cell<string | undefined>
  /** Opens that page. Call it in a click. */
  openWindow(): void
  /** The e-mail as it is remembered, masked unless the config keeps it whole; only to be shown. */
  readonly email: Cell<string | undefined>
  /** Has a mail sent (SPEC §7, connect e-mail). Throws `frame/cooldown` within 30 s of the last. */
  startEmail(email: string, signal: AbortSignal): Promise<EmailAnswer>
  /** Resolves once the link of the mail was approved. */
  approveDevice(signal: AbortSignal): Promise<void>
  enterCode(otp: string, signal: AbortSignal): Promise<void>
  /** Milliseconds until a mail may be sent again. */
  waitMs(): number
  /** Who is signed in, on the namespace's network in use or the given one. */
  signIn(namespace: Namespace, signal: AbortSignal, caipNetworkId?: CaipNetworkId): Promise<WalletUser>
  /** The same for an earlier login, without a question to the user; `undefined` where there is none. */
  resume(namespace: Namespace): Promise<WalletUser | undefined>
  /** Ends the login at the site, which has 3 s for it (SPEC §9). What is remembered is cleared at once. */
  signOut(): Promise<void>
  /** Takes a namespace out of use; the login stays while another one is in use. */
  leave(namespace: Namespace): Promise<void>
  switchNetwork(caipNetworkId: CaipNetworkId, signal: AbortSignal): Promise<WalletUser>
  /** Gives the kind that is shown then: `eoa` where it could not be set. */
  setAccountType(type: WalletAccountType, signal: AbortSignal): Promise<WalletAccountType>
  /** Whether accounts of contracts exist on a network, as the site says. */
  hasSmartAccounts(caipNetworkId: CaipNetworkId): boolean
  /** Asks it one thing. Unsafe methods are shown to the user, in the frame, first. Throws `frame/not-allowed`. */
  request(call: WalletRequest): Promise<unknown>
  /** Opens the frame over the modal, in its colour scheme; `cancelLabel` names the button that takes everything back. */
  show(mode: 'light' | 'dark', cancelLabel: string): void
  hide(): void
  /** Takes back what waits for the user's approval. */
  abort(): void
}

/** A connector of the embedded wallet, with what is behind it. */
export interface SecureWalletConnector extends Connector {
  readonly type: 'AUTH'
  /** Fetched, and its frame put into the page, the first time. */
  wallet(): Promise<SecureWallet>
}

/** Whether a connector is one of the embedded wallet. */
export function isSecureWallet(connector: Connector | undefined): connector is SecureWalletConnector {
  return connector?.type === 'AUTH' && 'wallet' in connector
}
