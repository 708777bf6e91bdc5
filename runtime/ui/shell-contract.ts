import type { ComponentType } from 'react'
import type { TitleProps } from '../contract/parts.js'
import type {
  Alerts,
  FirstViewUi,
  Navigation,
  Toasts,
  ViewModule,
  ViewProps,
  Views,
  ViewsModule,
  ViewUi,
} from '../contract/view.js'
import type { Cell } from '../core/cell.js'
import type { Locale } from '../core/locale.js'
import type { MovedRows } from './moved-rows.js'

/** The services of one modal. */
export interface Shell {
  readonly views: Views
  /** What comes after the first view; `null` while it is not fetched. */
  readonly backstage: Cell<Backstage | null>
  /** Fetches it once. Throws `flow/timeout`, or what the browser says. */
  loadBackstage(): Promise<Backstage>
  readonly navigation: Navigation
  readonly toasts: Toasts
  readonly alerts: Alerts
  /** The words in the language of the modal; `null` for English. */
  readonly locale: Cell<Locale | null>
  /** What the view put into the header. */
  readonly header: Cell<TitleProps | null>
  setHeader(content: TitleProps | null): void
  /** Whether a view says that it is working. Cleared when the modal closes (SPEC §2). */
  readonly isLoading: Cell<boolean>
  setLoading(isLoading: boolean): void
  /** Whether the user has agreed to the terms that connecting requires; remembered as long as the modal. */
  readonly isAgreed: Cell<boolean>
  setAgreed(isAgreed: boolean): void
  /** Whether the dialog is open and has been painted: what is not needed for that waits for it. */
  readonly isSettled: Cell<boolean>
  /** Call it when the modal opens; the returned function when it closes. */
  settle(): () => void
  /** What closing ends besides: the working and the toast (SPEC §2). */
  clear(): void
  /** The sentence screen readers hear next. */
  readonly announcement: Cell<string>
  /** Tells screen readers what changed, politely. */
  announce(sentence: string): void
}

/**
 * What the first view can do without: the screens for waiting and failing with the prose of the errors, most icons, ages,
 * copying and toasts. One chunk, fetched with the first view that is reached for after it.
 */
export interface Backstage extends Omit<ViewUi, Exclude<keyof FirstViewUi, 'Icon'>> {
  /** Where toasts and announcements appear. */
  readonly Toaster: ComponentType
  /**
   * One view of a module, which leads to Connect while a feature holds what connects (`Slots.holds`). Throws where a module
   * of several views does not have it.
   */
  gate(module: ViewModule | ViewsModule, view: string): ComponentType<ViewProps>
  /** Lets a view that has left fade over the one that has come. The returned function ends that. */
  fadeView(stage: HTMLElement, left: GoneView): () => void
  /** Keeps rows that have just moved from being clicked, until it is stopped. */
  holdMovedRows(stage: HTMLElement): MovedRows
  /** The failures that were said, by their text. */
  readonly told: Map<string, Told>
  /** Logic of features that a view has shown, by feature. */
  readonly logic: Map<string, unknown>
}

/** A view that React has taken out of the document. */
export interface GoneView {
  readonly node: HTMLElement
  /** Where it and what scrolls in it stood, in pixels from the top; what never scrolled is not in it. */
  readonly scrolled: ReadonlyMap<Element, number>
}

/** A failure that was said. */
export interface Told {
  /** When, in Unix milliseconds. */
  readonly at: number
  /** Parts that are down and would say the same. */
  readonly parts: number
}
