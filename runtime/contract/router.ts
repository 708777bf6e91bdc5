import type { Namespace } from '../../schema/caip.js'
import type { ModalError } from '../../schema/error.js'
import type { Cell } from '../core/cell.js'

/** Plain data: a route may be compared, and opened by a host. */
export type RouteData = string | number | boolean | undefined

/**
 * What views are opened with inside the modal, by their spec names. A feature adds its own by augmenting this interface. A
 * host may open a view with anything: views decode what they are given.
 */
export interface ViewParams {
  /** The wallets of one chain namespace alone. */
  Connect: { readonly namespace?: Namespace | undefined }
}

/** What a view is opened with; anything of plain data for a view that says nothing. */
export type ParamsOf<View extends string> = View extends keyof ViewParams
  ? ViewParams[View]
  : Readonly<Record<string, RouteData>>

/** The arguments behind the name of a view: its data, which may be left out where nothing of it is needed. */
export type ParamsArgument<View extends string> =
  Record<never, never> extends ParamsOf<View> ? [params?: ParamsOf<View>] : [params: ParamsOf<View>]

/** One view on the stack, by its spec name, with the data it was opened with. */
export interface Route {
  readonly view: string
  readonly params?: Readonly<Record<string, RouteData>>
  /** Why the view cannot be shown: that is shown in its place. */
  readonly error?: ModalError
}

/** Where the modal is. The stack is never empty. */
export interface RouterState {
  readonly isOpen: boolean
  readonly stack: readonly [Route, ...Route[]]
  readonly direction: 'forward' | 'back'
}

/** What to open. */
export interface OpenOptions {
  readonly view?: string
  readonly params?: Route['params']
  readonly namespace?: Namespace
}

/** What the page needs of the view stack (SPEC §2): open and close. Moving inside it loads with the modal, in `navigation.ts`. */
export interface Router {
  readonly state: Cell<RouterState>
  /** Opens on what `opening.ts` says, at once or as soon as the modal's code is here. */
  open(options?: OpenOptions): void
  /** Closes and resets the stack to Connect. */
  close(): void
  /** Replaces the stack. */
  show(stack: RouterState['stack'], direction: RouterState['direction']): void
  /** The modal's code has come: decides what was opened before. */
  arrive(): void
}
