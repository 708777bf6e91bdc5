import type { ModalError } from '../../../schema/error.js'
import type { SocialIdentity, SocialLogin, SocialProvider } from '../../connectors/secure-wallet/wallet.js'
import type { Connection } from '../../contract/connection.js'
import type { FeatureToken } from '../../contract/feature-token.js'
import type { Cell } from '../../core/cell.js'

/** A provider of logins (SPEC §9). */
export type SocialName = SocialIdentity['provider']

/** Options of logins with a provider, as resolved from the config. */
export interface SocialsOptions {
  /** Which are offered, in the order of the app; all of SPEC §9 where it is left out. */
  readonly socials?: readonly SocialName[]
}

/**
 * How far a login with Farcaster is. `uri` is opened, or scanned, by the user's app; after five minutes it has `expired`
 * and is to be made anew. `approved` waits to be connected.
 */
export type FarcasterState =
  | { readonly step: 'making' | 'approved' }
  | { readonly step: 'ready' | 'expired'; readonly uri: string }
  | { readonly step: 'failed'; readonly error: ModalError }

/** The login with the user's Farcaster app: one at a time, whatever shows it. */
export interface FarcasterLogin {
  readonly state: Cell<FarcasterState>
  /** Begins it where none is under way. 100 ms after the last one that joined has left, it is ended (SPEC §2). */
  join(): () => void
  /** Begins anew, with another address. */
  renew(): void
}

/** Signing in with a provider (SPEC §4). */
export interface SocialsApi {
  /** Fetches what a login needs, ahead of it. Throws `wallet/no-connector`, and what a script
   * that does not come throws. */
  ready(): Promise<void>
  /**
   * Begins a login in a window, which a click has opened already. Its `done` rejects with `wallet/rejected` where the person
   * said no at the provider. Both throw `frame/*`, `flow/cancelled`.
   */
  start(provider: SocialProvider, signal: AbortSignal): Promise<SocialLogin>
  readonly farcaster: FarcasterLogin
  /** Connects the account that is signed in. Throws what `Session.connect` throws, and `frame/*`. */
  connect(signal: AbortSignal): Promise<Connection>
}

/** The feature of signing in with a provider. */
export const socialsToken: FeatureToken<SocialsApi, SocialsOptions> = { id: 'socials' }

declare module '../../contract/router.js' {
  interface ViewParams {
    ConnectingSocial: { readonly provider: string }
  }
}
