import { Age } from './age.js'
import { copy } from './copy.js'
import { explain } from './explain.js'
import { Failure } from './failure.js'
import { Link } from './primitives/link.js'
import { Scene } from './scene.js'
import type { Backstage } from './shell-contract.js'
import { Toaster } from './toaster.js'
import { createTransactions } from './transactions.js'
import { useFailureToast } from './use-failure-toast.js'
import { useLate } from './use-late.js'
import { Waiting } from './waiting.js'

/** What the backstage of every modal has. `copy` copies a text from a click, and gives whether it worked. */
export const screens = { Age, Failure, Link, Scene, Waiting, copy, explain, useFailureToast, useLate }

/** Makes the backstage of a modal; `back` is what follows a transaction that failed or was cancelled. */
export function createBackstage(back: () => void): Backstage {
  return { ...screens, Toaster, transactions: createTransactions(back), told: new Map() }
}
