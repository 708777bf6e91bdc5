import type { ComponentType, ReactNode } from 'react'
import type { ModalError, UserErrorRow } from '../../schema/error.js'
import type { Cell } from '../core/cell.js'
import type { Events } from '../core/events.js'
import type { Locale } from '../core/locale.js'
import type { Network } from '../core/network.js'
import type { Label, PluralForms, TextBlock, Translation, WordTable } from '../core/words.js'
import type { Chain } from './chain.js'
import type { ConnectorType } from './connector.js'
import type { FeatureToken } from './feature-token.js'
import type {
  AgeProps,
  ButtonProps,
  FailureProps,
  FirstIconName,
  IconProps,
  ImageProps,
  LinkProps,
  ListProps,
  NetworkImageProps,
  RowProps,
  SkeletonProps,
  StatusScreenProps,
  TitleProps,
  TokenImageProps,
  WaitingProps,
} from './parts.js'
import type { ParamsArgument, RouteData } from './router.js'
import type { Session } from './session.js'

/** Moving inside the view stack (SPEC §2). There are no URLs. */
export interface Navigation {
  /** Goes on to a view; the view already shown is ignored. */
  push<View extends string>(view: View, ...params: ParamsArgument<View>): void
  /** Puts a view in the place of the one shown, unless it is that view. */
  replace<View extends string>(view: View, ...params: ParamsArgument<View>): void
  /** Starts the stack anew. */
  reset<View extends string>(view: View, ...params: ParamsArgument<View>): void
  /** Pops; the last entry closes the modal. Connect becomes Account while connected. */
  back(): void
  /** Goes back to the entry of that index, the first one being 0; one that is not below stays as it is. */
  backTo(index: number): void
  /** Goes back to what was shown before the first of `views`; closes the modal where it was opened on that. */
  leave(...views: readonly string[]): void
  /** Closes the modal. */
  dismiss(): void
}

/** One short message over the modal. */
export interface Toast {
  readonly id: number
  readonly variant: 'loading' | 'success' | 'error'
  readonly message: string
}

/** The toasts of one modal: at most one is there (SPEC §4). */
export interface Toasts {
  readonly state: Cell<Toast | null>
  /** Shows a message. One that is still open hides first; the new one follows 150 ms later. */
  show(variant: Toast['variant'], message: string, options?: { readonly autoClose?: boolean }): void
  hide(): void
}

/** What developers are told (SPEC §8): one console line each, and in development a bar in the modal. */
export interface Alerts {
  /** The newest one that was not dismissed, with its prose; `alert-bar.tsx` draws it in development only. */
  readonly state: Cell<ModalError | null>
  /** Says it once per code. */
  show(error: ModalError): void
  dismiss(): void
}

/** How far a view is. A loaded one renders without suspending. */
export type ViewState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly View: ComponentType<ViewProps> }
  | { readonly status: 'failed'; readonly error: ModalError }

/** The views of one kit. */
export interface Views {
  /** Whether the app has a view of that name. */
  has(view: string): boolean
  state(view: string): Cell<ViewState>
  /** Fetches a view once; one that failed may be tried again. Never rejects. */
  load(view: string): Promise<void>
}

/** What is fetched while a view is shown. */
export interface AsyncState<T> {
  readonly value?: T
  readonly error?: ModalError
  /** Fetches it again after a failure. */
  retry(): void
}

/** Error prose by code. */
export type ErrorRows = Readonly<Record<string, UserErrorRow>>

/** Fetches a part of a view while it is shown; `load` is the same function at each render. A hook. */
export type UseLazy = <T>(load: () => Promise<T>, view: string) => AsyncState<T>

/** Gives the logic of a feature to a view: at once where it was fetched before. A hook. */
export type UseLogic = <Api>(token: FeatureToken<Api>, view: string) => AsyncState<Api>

/** What the first view is given by the modal, which stands before the other screens are here. */
export interface FirstViewUi {
  readonly Button: ComponentType<ButtonProps>
  readonly Icon: (props: IconProps<FirstIconName>) => ReactNode
  readonly Image: ComponentType<ImageProps>
  readonly List: ComponentType<ListProps>
  readonly Row: ComponentType<RowProps>
  /** The place of what is on its way. Unseen and unheard for a moment: say in words what is loading. */
  readonly Skeleton: ComponentType<SkeletonProps>
  readonly Title: ComponentType<TitleProps>
  readonly views: Views
  readonly navigation: Navigation
  readonly toasts: Toasts
  readonly alerts: Alerts
  /** The words in the language of the modal; `null` for English. */
  readonly locale: Cell<Locale | null>
  /** Says that the view is working. Cleared when the modal closes (SPEC §2). */
  setLoading(isLoading: boolean): void
  /** Tells screen readers what changed, politely. */
  announce(sentence: string): void
  /** Whether the user has agreed to the terms that connecting requires; remembered as long as the modal. */
  readonly isAgreed: Cell<boolean>
  setAgreed(isAgreed: boolean): void
  /** The texts of a block in the language of the modal; English wherever that has none. A hook. */
  useWords<const Words extends WordTable>(block: TextBlock<Words>): Translation<Words>
}

/** What every other view is given: the modal's parts and its services. A view of your own gets the same. */
export interface ViewUi extends Omit<FirstViewUi, 'Icon'> {
  readonly Age: ComponentType<AgeProps>
  readonly Failure: ComponentType<FailureProps>
  readonly Icon: (props: IconProps) => ReactNode
  readonly Link: ComponentType<LinkProps>
  readonly NetworkImage: ComponentType<NetworkImageProps>
  readonly StatusScreen: ComponentType<StatusScreenProps>
  readonly TokenImage: ComponentType<TokenImageProps>
  readonly Waiting: ComponentType<WaitingProps>
  /** Copies a text from a click on `source`. Gives whether it worked; never rejects. */
  copy(text: string, source: HTMLElement): Promise<boolean>
  /** Puts the prose of the catalogue and of the app's features on an error, in the language of the modal. */
  explain(error: ModalError): ModalError
  /** Puts a number into the form the language wants for it (CLDR plural rules). A hook. */
  useCount(): (forms: PluralForms, count: number) => string
  /** Says in a toast what failed, once for as long as it is down. Gives whether it is. A hook. */
  useFailureToast(status: string, text: string): boolean
  readonly useLazy: UseLazy
  readonly useLogic: UseLogic
}

/** What a view is given: the data it was opened with, and what it is built of. */
export interface ViewProps {
  readonly ui: ViewUi
  readonly params: Readonly<Record<string, RouteData>>
}

/** What the first view is given: it is there before everything that `ViewUi` has. */
export interface FirstViewProps extends Pick<ViewProps, 'params'> {
  readonly ui: FirstViewUi
}

/** What the modal has to know of a view before it draws it. */
export interface ViewTraits {
  /** Whether it connects a wallet, or leads to it: features may hold it back (`Slots.holds`). */
  readonly connects?: boolean
  /** Whether it shows what the project's backend may have switched off (`Feature.remote`): it waits until that is known. */
  readonly isSwitched?: boolean
}

/** What the file of a view exports. */
export interface ViewModule extends ViewTraits {
  readonly default: ComponentType<ViewProps>
}

/** What a file of several views exports: those that follow each other within seconds are one chunk, and one request. */
export interface ViewsModule extends ViewTraits {
  /** By their spec names. */
  readonly views: Readonly<Record<string, ComponentType<ViewProps>>>
}

/** One dynamic import, which a host may point at a file of its own. */
export type ViewLoader = () => Promise<ViewModule | ViewsModule>

/** What the modal is rendered with. */
export interface ModalProps {
  /** It stands where the host has put `<EmbeddedModal />`; the provider renders it without. */
  readonly isPlaced?: boolean
}

/** What a tab of the view Account is given. */
export type TabProps = Pick<ViewProps, 'ui'>

/** What a list is made of: rows, rows under headings, or tiles under headings. */
export type ListShape = 'rows' | 'groups' | 'tiles'

/** A tab of the view Account, fetched when it is shown. */
export interface AccountTab {
  /** The tab with the lowest number stands first, behind the tokens. */
  readonly order: number
  readonly label: Label
  /** What stands in its place until its code is here; rows where it is left out. */
  readonly shape?: ListShape
  /** The user has chosen it. */
  onPick?(kit: { readonly events: Events; readonly session: Session }): void
  load(): Promise<ComponentType<TabProps>>
}

/** What an action of the account may ask of the app. */
export interface ActionApp {
  /** Where the wallet of the account comes from. */
  readonly wallet?: ConnectorType | undefined
  readonly chains: readonly Chain[]
  /** What a feature was made with. */
  options<Options>(token: FeatureToken<unknown, Options>): Options | undefined
}

/** Something to do with the wallet: a button of the view Account that leads to a view of the feature. */
export interface AccountAction {
  /** The action with the lowest number stands first, unless the app has an order of its own. */
  readonly order: number
  readonly label: Label
  readonly view: string
  /** The path of its drawing: lines of 1.75 on a field of 20. */
  readonly drawing: string
  /** Whether it can be done on the network of the account; always where it is left out. */
  isFor?(network: Network, app: ActionApp): boolean
}

/** Another way to connect beside the wallets, in the view Connect. */
export interface ConnectMethod {
  /** Ordered with `wallet` (SPEC §2, connect methods). */
  readonly place: 'email' | 'social'
  readonly Part: ComponentType<FirstViewProps>
}

/** What a guard of the view Connect is given: everything that connects is its children. */
export interface ConnectGuardProps extends FirstViewProps {
  readonly children: ReactNode
}

/** Stands around everything that connects: words that belong there, or what must be agreed to before. */
export interface ConnectGuard {
  /** The guard with the lowest number stands outermost. */
  readonly order: number
  readonly Guard: ComponentType<ConnectGuardProps>
}
