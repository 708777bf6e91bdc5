import type { AccountTypes } from '../../schema/account-types.js'
import type { CaipNetworkId } from '../../schema/caip.js'
import type { Network } from '../core/network.js'

/** Origins of the services the config names; a service that is not named is not contacted. */
export interface Services {
  readonly api?: string
  /** Tokens, history and names of accounts, where they aren't at `api`. */
  readonly blockchain?: string
  readonly rpc?: string
  readonly relay?: string
  /** The site of the embedded wallet; `protocol: 4` for one that speaks window messages only. */
  readonly frame?: string | { readonly url: string; readonly protocol: 4 }
  readonly analytics?: string
  readonly images?: string
}

/** Wallets that never enter the list: by connector id, by rdns, or by name (any case). */
export interface Exclude {
  readonly ids?: readonly string[]
  readonly rdns?: readonly string[]
  readonly names?: readonly string[]
}

/** Colour scheme: fixed, or the system's. */
export type ThemeMode = 'light' | 'dark' | 'system'

/** What the config says of the app, as far as wallets and services are told of it. */
export interface AppSettings {
  readonly projectId: string
  readonly app: {
    readonly name: string
    readonly description?: string
    readonly url?: string
    readonly icons?: readonly string[]
    /** A path of the page's own site, for each color scheme where they differ. */
    readonly logo?: string | { readonly light: string; readonly dark: string }
  }
  readonly networks: readonly Network[]
  /** The network before a wallet is connected; the first one when left out. */
  readonly defaultNetwork?: CaipNetworkId
  /** Which type of account is shown of those a wallet shares, where it is not that of SPEC §9. */
  readonly accountTypes?: AccountTypes
  /** `false`: a reload does not restore the session. */
  readonly enableReconnect?: boolean
}
