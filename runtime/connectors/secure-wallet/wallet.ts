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

/** What the wallet's own screens are drawn with (SPEC §3, theme sync). */
export interface WalletTheme {
  readonly mode: 'light' | 'dark'
  /** Values by the name of their variable, such as `--mk-color-accent`. */
  readonly variables: Readonly<Record<string, string>>
}

/** Whose code is asked for: that of the `present` e-mail address, or of the `next` one. */
export type EmailOwner = 'present' | 'next'

/** Providers of logins in a window (SPEC §5). */
export type SocialProvider = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord'

/** Who is signed in through which provider, as far as it says. The name is untrusted text. */
export interface SocialIdentity {
  readonly provider: SocialProvider | 'farcaster'
  readonly userName?: string | undefined
}

/**
 * How far a login in a window is: `blocked` waits for `SocialLogin.open` in a click; `away` is a window that looks closed,
 * which a provider's policy does too, so it is waited for all the same; `finishing` is after the provider's yes.
 */
export type SocialStep = 'opening' | 'blocked' | 'open' | 'away' | 'finishing'

/** A login in a window, under way until it settles or its signal aborts, which closes the window. */
export interface SocialLogin {
  readonly step: Cell<SocialStep>
  /** Opens the window again, or the one that was blocked. Call it in a click. */
  open(): void
  /** Settles with the login. Rejects with `frame/refused` where the provider or the person said no, and `frame/*`. */
  readonly done: Promise<void>
}

/** The embedded wallet: one per kit, behind one frame. Everything thrown is a `ModalError` with a code `frame/*`. */
export interface SecureWallet {
  readonly users: Cell<WalletUsers>
  /** How many requests wait for the user's approval in the frame. */
  readonly approvals: Cell<number>
  /** Whether its frame is there. Until it is, and while it loads anew, there is nothing of it to be shown. */
  readonly isReady: Cell<boolean>
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
  /** The provider of the login, where it was by one; only to be shown. */
  readonly social: Cell<SocialIdentity | undefined>
  /** Signs in with a provider, in a window. A window that a click has opened already is the one that is used. */
  startSocial(provider: SocialProvider, signal: AbortSignal): SocialLogin
  /** The address that the user's Farcaster app opens, or scans. */
  farcasterUri(signal: AbortSignal): Promise<string>
  /** Resolves once the user has approved the login in that app. */
  approveFarcaster(signal: AbortSignal): Promise<void>
  /** Ends a Farcaster login that was left (SPEC §2): the frame is loaded anew. */
  resetFarcaster(): void
  /** Asks for another e-mail address (SPEC §4). Gives whose code is asked for first. Throws `frame/cooldown`. */
  changeEmail(email: string, signal: AbortSignal): Promise<EmailOwner>
  /** The code that the present or the new address got. The address is another one after the second. */
  confirmEmail(owner: EmailOwner, otp: string, signal: AbortSignal): Promise<void>
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
  /** Opens the frame over the modal, in its theme; `cancelLabel` names the button that takes everything back. */
  show(theme: WalletTheme, cancelLabel: string): void
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
