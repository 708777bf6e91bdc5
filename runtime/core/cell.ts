import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core'

/** A signal that remembers what the server rendered, so that hydration is no special case. Values are replaced whole. */
export interface Cell<T> extends ReadonlySignal<T> {
  /** The value before anything was restored: React's server snapshot. */
  readonly initial: T
}

/** A cell its owner may write. It stays in the file that makes it. */
export type WritableCell<T> = Signal<T> & { readonly initial: T }

/** Makes a cell. `restored` is what storage knew, when that differs from what the server rendered. */
export function cell<T>(initial: T, restored: T = initial): WritableCell<T> {
  return Object.assign(signal(restored), { initial })
}

/** Makes a cell that follows others: `read` runs again once a cell that it has read changes. */
export function derived<T>(initial: T, read: () => T): Cell<T> {
  return Object.assign(computed(read), { initial })
}
