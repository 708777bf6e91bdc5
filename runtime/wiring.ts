import type { ComponentType, ReactNode } from 'react'
import type { CaipNetworkId } from '../schema/caip.js'
import type { ErrorRow, ModalError } from '../schema/error.js'
import type { Chain } from './chains/chain.js'
import type { ConnectorSource } from './connectors/connector.js'
import type { LocaleSource } from './core/locale.js'
import type { Network } from './core/network.js'
import type { Kit } from './kit.js'
import type { loadPart } from './load-part.js'
import type { openingRoute } from './ui/opening.js'
import type { RouterRules } from './ui/rules.js'
import type { FirstViewUi, ViewUi } from './ui/view-ui.js'

/** Error prose by code. */
export type ErrorRows = Readonly<Record<string, ErrorRow>>

/** What a view is given: the data it was opened with, and what it is built of. */
export interface ViewProps {
  readonly ui: ViewUi
  readonly params: Readonly<Record<string, unknown>>
}

/** What the first view is given: it is there before everything that `ViewUi` has. */
export interface FirstViewProps extends Pick<ViewProps, 'params'> {
  readonly ui: FirstViewUi
}

/** One dynamic import, so that a view is a chunk of its own and a host may point it at its own file. */
export type ViewLoader = () => Promise<{ readonly default: ComponentType<ViewProps> }>

/**
 * What the host's generated `modal.ts` gives, fetched as one chunk when somebody reaches for the modal: the shell, its
 * first view and the prose of the errors, re-exported from `create-modal-kit/modal`, and what is turned on. The page
 * itself pays for discovery, session and restore alone. The loaders stand behind the modal, because a bundler then knows
 * that a view or a feature finds the shell's modules already there: with them in `generated.ts` every module they share
 * became a chunk and a request of its own.
 */
export interface ModalModule {
  readonly Modal: ComponentType<ModalProps>
  readonly Connect: ComponentType<ViewProps>
  readonly openingRoute: typeof openingRoute
  readonly loadPart: typeof loadPart
  /** Puts title, message and fix of the catalogue on an error. */
  explain(error: ModalError, translated?: ErrorRows): Promise<ModalError>
  readonly chains: readonly Chain[]
  readonly features: readonly Feature[]
  /** Nothing on the page itself asks one. */
  readonly services?: Services
  /** The other views by their spec names; a `Connect` listed here takes the place of ours. */
  readonly views: Readonly<Record<string, ViewLoader>>
}

/** What the modal is rendered with. */
export interface ModalProps {
  /** It stands where the host has put `<EmbeddedModal />`; the provider renders it without. */
  readonly isPlaced?: boolean
}

/** A feature that is on: a small static descriptor. `load` fetches its logic, once per kit. */
export interface Feature<Id extends string = string, Api = unknown> {
  readonly id: Id
  /** What it says about moving through the modal. */
  readonly rules?: RouterRules
  /** Its part of the view Connect. */
  readonly connect?: ConnectPart
  /** Stands around everything that connects: words that belong there, or what people must agree to before. */
  readonly ConnectFrame?: ComponentType<ConnectFrameProps>
  /** Wallets it connects with. They are discovered with the modal's code, so that the page pays nothing for them. */
  readonly connectors?: readonly ConnectorSource[]
  /**
   * Stands beside the modal, open or closed: what people need while the modal is not in front of them. Fetched when
   * somebody is connected.
   */
  readonly beside?: () => Promise<ComponentType>
  /** Its tab of the view Account, named by the feature's id and fetched when it is shown. */
  readonly tab?: () => Promise<ComponentType<TabProps>>
  load(kit: Kit): Promise<Api>
}

/** What a tab of the view Account is given. */
export interface TabProps {
  readonly ui: ViewUi
}

/** Another way to connect beside the wallets, in the view Connect. */
export interface ConnectPart {
  /** Ordered with `wallet` (SPEC §2, connect methods). */
  readonly place: 'email' | 'social'
  readonly Part: ComponentType<FirstViewProps>
}

/** What a frame of the view Connect is given: everything that connects is its children. */
export interface ConnectFrameProps extends FirstViewProps {
  readonly children: ReactNode
}

/** Origins of the services the config names; a service that is not named is not contacted. */
export interface Services {
  readonly api?: string
  readonly rpc?: string
  readonly relay?: string
  readonly frame?: string
  readonly analytics?: string
  readonly images?: string
}

/** Wallets that never enter the list: by connector id, by rdns, or by name (any case). */
export interface Exclude {
  readonly ids?: readonly string[]
  readonly rdns?: readonly string[]
  readonly names?: readonly string[]
}

/** What `generated.ts` says: the config resolved to literals, and which parts are on. */
export interface Wiring {
  readonly projectId: string
  readonly app: {
    readonly name: string
    readonly description?: string
    readonly url?: string
    readonly icons?: readonly string[]
  }
  readonly networks: readonly Network[]
  /** Shown while nobody is connected; the first network when left out. */
  readonly defaultNetwork?: CaipNetworkId
  /** What is looked for at page load. */
  readonly connectors: readonly ConnectorSource[]
  /** `false`: nobody is connected again by a reload. */
  readonly enableReconnect?: boolean
  readonly theme?: { readonly mode?: ThemeMode }
  /** The languages of the app; English alone when left out. */
  readonly locales?: LocaleSource
  /** The language to begin with, where it is not the default. */
  readonly locale?: string | undefined
  /** The modal stands where the host puts `<EmbeddedModal />`, without a dialog. */
  readonly embedded?: boolean
  /** Shows developer alerts in the modal. */
  readonly debug?: boolean
  readonly modal: () => Promise<ModalModule>
}

/** Colour scheme: fixed, or the system's. */
export type ThemeMode = 'light' | 'dark' | 'system'
