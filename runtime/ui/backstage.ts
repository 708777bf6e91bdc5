import { Age } from './age.js'
import { copy } from './copy.js'
import { explain } from './explain.js'
import { Failure } from './failure.js'
import { Link } from './primitives/link.js'
import type { Backstage } from './shell-contract.js'
import { StatusScreen } from './status-screen.js'
import { Toaster } from './toaster.js'
import { useFailureToast } from './use-failure-toast.js'
import { useLazy } from './use-lazy.js'
import { Waiting } from './waiting.js'

/** What the backstage of every modal has. `copy` copies a text from a click, and gives whether it worked. */
export const screens = { Age, Failure, Link, StatusScreen, Waiting, copy, explain, useFailureToast, useLazy }

/** Makes the backstage of a modal. */
export function createBackstage(): Backstage {
  return { ...screens, Toaster, told: new Map() }
}
