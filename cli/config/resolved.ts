import type { AccountTypes } from '../../schema/account-types.js'
import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import type { Config, Logo } from '../../schema/config.js'
import type { Contact, Manifest } from '../../schema/feature.js'
import type { Language } from '../../schema/language.js'
import type { TokenValue } from '../../schema/tokens.js'

/** A network as the runtime takes it. */
export interface ResolvedNetwork {
  /** The chain's own id: a number on eip155, the reference elsewhere. */
  readonly id: number | string
  readonly caipNetworkId: CaipNetworkId
  readonly chainNamespace: Namespace
  readonly name: string
  /** HTTP JSON-RPC endpoints, best first; never empty. */
  readonly rpcUrls: readonly string[]
  /** What a wallet is told instead, where `rpcUrls` has the proxy of a service in it. */
  readonly publicRpcUrls?: readonly string[]
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly blockExplorers?: readonly { readonly name: string; readonly url: string }[]
  readonly testnet?: true
}

/** A feature that is on, with what the generator prints for it. */
export interface ResolvedFeature {
  readonly id: string
  readonly views: Readonly<Record<string, string>>
  /** It adds to the views behind the first one. */
  readonly late?: true
  readonly css?: string
  /** Stylesheets of parts of the modal that it uses. */
  readonly styles?: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
  /** The services and hosts it contacts. */
  readonly contacts: readonly Contact[]
  /** What it looks for at page load. */
  readonly source?: Manifest['source']
  readonly wiring?: Manifest['wiring']
}

/** Texts of the app's own by block and key; parts of a text by index, category or name: `{ connecting: { hints: { 0: '…' } } }`. */
export type ResolvedTexts = Readonly<
  Record<string, Readonly<Record<string, string | Readonly<Record<string, string>>>>>
>

/** A language of the app. */
export interface ResolvedLanguage {
  readonly lang: Language
  readonly dir: 'ltr' | 'rtl'
  readonly texts: ResolvedTexts
}

/** Names of the services a config can place. */
export type ServiceName = 'api' | 'blockchain' | 'rpc' | 'relay' | 'frame' | 'analytics' | 'images'

/** The config with every default explicit: plain JSON, and all that the generated files depend on besides the version. */
export interface Resolved {
  readonly projectId: string
  readonly app: {
    readonly name: string
    readonly description?: string
    readonly url?: string
    readonly icons?: readonly string[]
    readonly logo?: Logo
  }
  /** Services something that is on asks; none of the others appears in any file. */
  readonly services: Readonly<Partial<Record<ServiceName, string>>>
  /** The site of `services.frame` speaks window messages only. */
  readonly frameProtocol?: 4
  readonly networks: readonly ResolvedNetwork[]
  readonly defaultNetwork: CaipNetworkId
  readonly features: readonly ResolvedFeature[]
  readonly connect: Config['connect']
  readonly accountTypes: AccountTypes
  readonly theme: {
    readonly mode: Config['theme']['mode']
    readonly layer: boolean
    readonly tokens: Readonly<Record<string, TokenValue>>
  }
  /** The default first; empty where the app speaks our English and nothing else. */
  readonly locales: readonly ResolvedLanguage[]
  /** Whether the modal stands in the page, without a dialog. */
  readonly embedded: boolean
  readonly debug: boolean
}
