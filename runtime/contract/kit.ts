import type { ComponentType } from 'react'
import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import type { ModalError } from '../../schema/error.js'
import type { Mark, Marks } from '../../schema/mark.js'
import type { Cell } from '../core/cell.js'
import type { Events } from '../core/events.js'
import type { Host } from '../core/host.js'
import type { LocaleService, LocaleSource } from '../core/locale.js'
import type { Network } from '../core/network.js'
import type { PageWords } from '../core/page-words.js'
import type { Storage } from '../core/storage.js'
import type { AppSettings, Services, ThemeMode } from './app.js'
import type { AddressForm, Chain, ChainAdapter } from './chain.js'
import type { Registry } from './connector.js'
import type { FeatureToken } from './feature-token.js'
import type { OpenOptions, Route, Router } from './router.js'
import type { Session } from './session.js'
import type { ConnectorSource } from './source.js'
import type {
  AccountAction,
  AccountTab,
  ConnectGuard,
  ConnectMethod,
  ErrorRows,
  FirstViewProps,
  ModalProps,
  ViewLoader,
  ViewProps,
} from './view.js'
import type { ArrangeRows, WalletGroup, WalletRow } from './wallet-row.js'

/** One instance per React root: nothing is shared between kits or between requests of a server. */
export interface Kit {
  readonly wiring: Wiring
  readonly host: Host
  readonly events: Events
  readonly registry: Registry
  readonly storage: Storage
  readonly session: Session
  readonly router: Router
  /** The modal's code once it is here. */
  readonly modal: Cell<ModalModule | null>
  /** The marks of the app's networks once they are here; without any in it where they did not come. */
  readonly marks: Cell<MarksModule | null>
  readonly theme: { readonly mode: Cell<ThemeMode>; set(mode: ThemeMode): void }
  /** The words of the buttons in the page. */
  readonly words: Cell<PageWords>
  /** The languages of the app; `undefined` where it only speaks English. */
  readonly locale: LocaleService | undefined
  /** The wired network of that id; `undefined` for one the app does not work on. */
  network(id: CaipNetworkId): Network | undefined
  /** The adapter of a namespace; its library is fetched the first time. Throws `feature/off`. */
  chain(namespace: Namespace): Promise<ChainAdapter>
  /** The logic of a feature, fetched and made once. Throws `feature/off`. */
  use<Api>(token: FeatureToken<Api>): Promise<Api>
  /** Whether a feature is turned on; `false` while the modal's code is not here. */
  has(token: FeatureToken<unknown>): boolean
  /** What a feature was made with; `undefined` where it is off, takes no options, or the modal's code is not here. */
  options<Options>(token: FeatureToken<unknown, Options>): Options | undefined
  /** The modal's code, fetched once; `modal` has it afterwards. */
  loadModal(): Promise<ModalModule>
  /** Fetches `marks`, once. Never rejects. */
  loadMarks(): Promise<void>
  /** Changes what is in `modal`, once that is here: features that are switched off are taken out, late slots are put in. */
  rewire(change: (loaded: ModalModule) => ModalModule): void
  /** Fetches what opening the modal needs; call it on hover and focus. Never rejects. */
  preload(): Promise<void>
  /** Gives what was thrown with the prose of the catalogue on it. */
  explain(cause: unknown): Promise<ModalError>
  /** Starts discovery and reconnecting; the returned function stops. Shared: StrictMode's second mount starts nothing. */
  start(): () => void
}

/** What opening looks at. */
export type OpeningKit = Pick<Kit, 'wiring' | 'session' | 'modal' | 'events' | 'host'>

/** What a feature says about moving through the modal. */
export interface RouterRules {
  /** The view the modal opens on in place of what was asked for (SPEC §2, opening, 2). */
  opensOn?(kit: OpeningKit, options: OpenOptions): Route | undefined
}

/** Wallets that come into the list of Connect once that is painted, and the last row of the list. */
export interface MoreWallets {
  /** The last row, which is there from the start. It is given what Connect was opened with. */
  readonly Row: ComponentType<FirstViewProps>
  /** Fetches what puts the wallets into the list; of one namespace where that is given. A rejection is logged. */
  arrange(kit: Kit, namespace: Namespace | undefined): Promise<ArrangeRows>
  /** The groups of the wallets that may come in beside `rows`, one for each: their places are kept for them. */
  places(kit: Kit, rows: readonly WalletRow[]): readonly WalletGroup[]
  /** Whether no wallet is listed before `arrange` has settled, since it knows which are left out: it never rejects then. */
  holds?(kit: Kit): boolean
}

/**
 * What the host's generated `modal.ts` gives, fetched as one chunk on hover, focus or the first open: the shell, its
 * first view and the prose of the errors, re-exported from `create-modal-kit/modal`, and what is turned on. The page
 * itself pays for discovery, session and restore alone. The loaders stand behind the modal, because a bundler then knows
 * that a view or a feature finds the shell's modules already there: with them in `generated.ts` every module they share
 * became a chunk and a request of its own.
 */
export interface ModalModule {
  readonly Modal: ComponentType<ModalProps>
  readonly Connect: ComponentType<ViewProps>
  /** What the modal opens on (SPEC §2, opening). */
  openingRoute(kit: OpeningKit, options: OpenOptions): Route
  /**
   * Fetches the adapter of a namespace, or makes the logic of a feature. Throws `feature/off` for what is not turned
   * on.
   */
  loadPart(kit: Kit, id: string): Promise<unknown>
  /** Puts title, message and fix of the catalogue on an error, in the language of the modal. */
  explain(error: ModalError, kit: Pick<Kit, 'modal' | 'locale' | 'rewire'>): Promise<ModalError>
  readonly chains: readonly Chain[]
  /**
   * Wallets of the browser that the page does not look for: those of namespaces that it is to pay nothing for. One of a
   * namespace is looked for once the modal is asked for, or where a connection of that namespace is remembered.
   */
  readonly connectors?: readonly ConnectorSource[]
  readonly features: readonly Feature[]
  /** What features add to the views behind the first one; left out where none does. */
  readonly late?: () => Promise<LateModule>
  /** Loaded with the modal; not part of the page's own scripts. */
  readonly services?: Services
  /** The other views by their spec names; a `Connect` listed here takes the place of ours. */
  readonly views: Readonly<Record<string, ViewLoader>>
}

/**
 * What the host's generated `late.ts` gives, fetched as one chunk beside the first view that is not Connect: nothing of
 * it is needed to connect a wallet, so that opening the modal does not wait for it.
 */
export interface LateModule {
  /** By the id of the feature. */
  readonly slots: Readonly<Record<string, LateSlots>>
}

/** What a feature adds to the views behind the first one. */
export type LateSlots = Pick<Slots, 'accountTab' | 'accountAction' | 'errors'>

/** What the host's generated `marks.ts` gives, fetched as one chunk with the first network that is drawn. */
export interface MarksModule {
  /** By CAIP-2 id: those of the app's networks that have one. */
  readonly marks: Marks
  /** By CAIP-2 id of a network whose native coin has a mark: the id that mark has in `marks`. */
  readonly coins?: Readonly<Record<string, string>>
  readonly MarkDrawing?: ComponentType<{ readonly mark: Mark }>
}

/** Where a feature adds to the modal. Each part is independent: one that does not come costs itself alone. */
export interface Slots {
  readonly accountTab?: AccountTab
  readonly accountAction?: AccountAction
  readonly connectMethod?: ConnectMethod
  readonly connectGuard?: ConnectGuard
  /**
   * Whether nothing may connect yet: a view that says `connects` leads to Connect then, however it is opened, and a guard
   * there says why. `isAgreed` is whether the user has agreed to what the app asks for.
   */
  holds?(isAgreed: boolean): boolean
  readonly moreWallets?: MoreWallets
  /** Rendered in the page, also while the modal is closed. Fetched once an account is connected. */
  readonly background?: () => Promise<ComponentType>
  /** What it says about moving through the modal. */
  readonly rules?: RouterRules
  /** Rows of its own for the catalogue of errors, in English, by code (`area/what`). */
  readonly errors?: ErrorRows
}

/** A feature that is on: a small static descriptor. `load` fetches its logic, once per kit. */
export interface Feature<Api = unknown, Options = unknown> {
  /** That of its token. */
  readonly id: string
  /** What it was made with. */
  readonly options?: Options
  /** What its API stands for beside itself: tokens of `contract/provided.ts`. */
  readonly provides?: readonly FeatureToken<unknown>[]
  /** Wallets it connects with. They are discovered with the modal's code, so that the page pays nothing for them. */
  readonly connectors?: readonly ConnectorSource[]
  /** The switch that the project's backend has for it, an id of `/appkit/v1/config` (FACTS 3.5). */
  readonly remote?: string
  /** The entries of that switch's list which stand for it, where the list names several things. It is off with the last. */
  readonly remoteEntries?: readonly string[]
  /** Its options with these entries alone, where some are off. */
  narrowed?(entries: readonly string[]): Options
  /** What it adds to the modal. */
  readonly slots?: Slots
  load(kit: Kit): Promise<Api>
}

/** What `generated.ts` says: the config resolved to literals, and which parts are on. */
export interface Wiring extends AppSettings {
  /** What is looked for at page load. */
  readonly connectors: readonly ConnectorSource[]
  /** How the namespaces of the app write addresses, where they have a way of their own. */
  readonly addresses?: readonly AddressForm[]
  readonly theme?: { readonly mode?: ThemeMode }
  /** The languages of the app; English alone when left out. */
  readonly locales?: LocaleSource
  /** The language to begin with, where it is not the default. */
  readonly locale?: string | undefined
  /** Wallets stay connected when another one of their namespace is. */
  readonly multiWallet?: boolean
  /** The modal stands where the host puts `<EmbeddedModal />`, without a dialog. */
  readonly embedded?: boolean
  /** Shows developer alerts in the modal. */
  readonly debug?: boolean
  readonly modal: () => Promise<ModalModule>
  /** Left out where no network of the app has a mark. */
  readonly marks?: () => Promise<MarksModule>
}
