import type { ChainSettings } from './chains/chain-settings.js'
import type { DatabasePlace } from './db/open-database.js'
import type { Limits } from './limits/limits.data.js'

/** How mails leave: through an SMTP server, into the inbox page of development, or not at all. */
export type MailSettings =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'inbox' }
  | { readonly kind: 'none' }

/** Providers of others: each works where it has a key, and is left out where it has none. */
export interface ProviderSettings {
  /** 1inch-compatible swap API. */
  readonly oneInch?: { readonly url: string; readonly key: string }
  readonly meld?: { readonly url: string; readonly key: string }
  readonly coinbase?: { readonly url: string; readonly key: string; readonly appId: string }
  /** The pretended seller of development: sells everything, charges nothing. */
  readonly sandboxOnramp: boolean
}

/** The Transit engine of an OpenBao or HashiCorp Vault, which encrypts the keys of wallets. */
export interface TransitSettings {
  /** Scheme, host and port. */
  readonly url: string
  /** Where the engine is mounted: `transit`. */
  readonly mount: string
  /** Name of the key. */
  readonly key: string
  readonly token?: string
  /** A file with the token, read at each call. */
  readonly tokenFile?: string
}

/** What the backend runs with. */
export interface Settings {
  readonly mode: 'development' | 'production'
  readonly host: string
  readonly port: number
  /** Port of the wallet's site, which needs an origin of its own. */
  readonly framePort: number
  /** Where browsers reach the API, without a slash at its end. */
  readonly publicUrl: string
  /** Where browsers reach the wallet's site, without a slash at its end. Without it production serves none. */
  readonly walletUrl?: string
  /** Where the keys of wallets are encrypted; development does without it. */
  readonly kms?: TransitSettings
  /** Values of the `Host` header that are answered, lower case, with their port. */
  readonly hosts: readonly string[]
  readonly database: DatabasePlace
  /** Folder of what is kept beside the database; none where everything goes with the process. */
  readonly dataDir?: string
  readonly chains: readonly ChainSettings[]
  /** Addresses or CIDR ranges whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[]
  /** Keys the hashes of addresses and the signatures of cursors: 32 bytes or more. */
  readonly secret: string
  /** Opens the admin page; without it there is none. */
  readonly adminToken?: string
  readonly mail: MailSettings
  readonly providers: ProviderSettings
  /** Zone of the names that are registered here: `reown.id` in the interface of FACTS, your own elsewhere. */
  readonly nameZone: string
  /** Requests a minute of a project that has no limits of its own; the usual ones where it is left out. */
  readonly limits?: Limits
  /** Whether local and preview origins that no project lists may use ordinary wallets; never in production. They may where it is left out. */
  readonly defaultOrigins?: boolean
  /** Domains of the operator: in production a `*` in an origin is fine below these only. */
  readonly ownDomains?: readonly string[]
  /** What is logged at least, in pino's words; `info` where it is left out. */
  readonly logLevel?: LogLevel
}

/** What is logged at least, in pino's words. */
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent'
