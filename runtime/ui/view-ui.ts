import type { Backstage } from './backstage.js'
import { parts } from './parts.js'
import type { Shell } from './shell.js'
import { useCount, useWords } from './use-words.js'

/** What the first view is given by the modal, which stands before the backstage is here. */
export type FirstViewUi = typeof parts &
  Pick<
    Shell,
    'views' | 'navigation' | 'toasts' | 'alerts' | 'setLoading' | 'announce' | 'locale' | 'isAgreed' | 'setAgreed'
  > & {
    /** The texts of a block in the language of the modal. A hook. */
    readonly useWords: typeof useWords
    /** Puts a number into words. A hook. */
    readonly useCount: typeof useCount
  }

/** What every other view is given: the modal's parts and its services. A view of your own gets the same. */
export type ViewUi = FirstViewUi & Backstage

/** Puts together what views are given. Only the first view is drawn without a backstage, and it is typed to know. */
export function createViewUi(shell: Shell, backstage: Backstage | null): ViewUi {
  return { ...parts, ...shell, useWords, useCount, ...(backstage as Backstage) }
}
