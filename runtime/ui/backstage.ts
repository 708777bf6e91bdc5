import { Age } from './age.js'
import { copy } from './copy.js'
import { explain } from './explain.js'
import { Failure } from './failure.js'
import { Link } from './primitives/link.js'
import { Scene } from './scene.js'
import { Toaster } from './toaster.js'
import { createTransactions, type Transactions } from './transactions.js'
import { type Told, useFailureToast } from './use-failure-toast.js'
import { useLate } from './use-late.js'
import { Waiting } from './waiting.js'

/**
 * What the first view can do without: the screens for waiting and failing with the prose of the errors, ages, copying, toasts,
 * the transaction stack. One chunk, fetched with the first view that is reached for after it.
 */
export interface Backstage extends Readonly<typeof screens> {
  /** Where toasts and announcements appear. */
  readonly Toaster: typeof Toaster
  readonly transactions: Transactions
  /** The failures that were said, by their text. */
  readonly told: Map<string, Told>
}

/** What the backstage of every modal has. `copy` copies a text from a click, and gives whether it worked. */
export const screens = { Age, Failure, Link, Scene, Waiting, copy, explain, useFailureToast, useLate }

/** Makes the backstage of a modal; `back` is what follows a transaction that failed or was cancelled. */
export function createBackstage(back: () => void): Backstage {
  return { ...screens, Toaster, transactions: createTransactions(back), told: new Map() }
}
