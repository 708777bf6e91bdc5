import type { EmailOwner } from '../../connectors/secure-wallet/wallet.js'
import type { Connection } from '../../contract/connection.js'
import type { FeatureToken } from '../../contract/feature-token.js'

/** What the wallet's site asks for next (SPEC §4, login). `number` is to be found again in the mail, where the site has one. */
export interface EmailStep {
  readonly action: 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'
  readonly number?: string | undefined
}

/** The address of who is signed in. Untrusted text. */
export interface PresentEmail {
  /** As it is remembered, masked unless the config keeps it whole; `undefined` where the site told none. */
  readonly shown: string | undefined
  /** As the site told it to this page; only to be compared with. */
  readonly whole: string | undefined
}

/** Signing in with an e-mail address, and changing it (SPEC §4). */
export interface EmailApi {
  /**
   * Has a mail sent, or signs in at once where the site knows this browser. Throws `email/invalid`, `frame/cooldown`,
   * `frame/*`, `flow/cancelled`.
   */
  start(email: string, signal: AbortSignal): Promise<EmailStep>
  /** Resolves once the link in the mail was approved; a code is asked for then. Throws `frame/*`, `flow/cancelled`. */
  approved(signal: AbortSignal): Promise<void>
  /** Hands the code of the mail in. Throws `frame/refused` with the site's reason, `frame/*`, `flow/cancelled`. */
  enter(code: string, signal: AbortSignal): Promise<void>
  /** Connects the account that is signed in. Throws what `Session.connect` throws, and `frame/*`. */
  connect(signal: AbortSignal): Promise<Connection>
  /** Throws what fetching the wallet throws, and `flow/cancelled`. */
  present(signal: AbortSignal): Promise<PresentEmail>
  /**
   * Asks for another address. Gives whose code is asked for first. Throws `email/invalid`, `frame/cooldown`, `frame/refused`
   * with the site's reason, `frame/*`, `flow/cancelled`.
   */
  change(email: string, signal: AbortSignal): Promise<EmailOwner>
  /** Hands in the code that the present or the next address got; the second one changes it. Throws as `enter`. */
  confirm(owner: EmailOwner, code: string, signal: AbortSignal): Promise<void>
  /** Milliseconds until a mail can be asked for again (SPEC §9: 30 s after the last); 0 at once. */
  waitMs(): number
}

/** The feature of signing in with an e-mail address. */
export const emailToken: FeatureToken<EmailApi> = { id: 'email' }

declare module '../../contract/router.js' {
  interface ViewParams {
    /** An address that is given is signed in with at once, unless it is to be changed first. */
    EmailLogin: { readonly email?: string | undefined; readonly isDraft?: boolean | undefined }
    EmailVerifyDevice: { readonly email: string; readonly number?: string | undefined }
    EmailVerifyOtp: { readonly email: string }
    /** What the field begins with; the present address where that is known whole. */
    UpdateEmailWallet: { readonly email?: string | undefined }
    /** `email` is the new address; `present` the one before, as it may be shown. */
    UpdateEmailPrimaryOtp: { readonly email: string; readonly present?: string | undefined }
    UpdateEmailSecondaryOtp: { readonly email: string; readonly present?: string | undefined }
  }
}
