import { copy } from './copy.js'
import { parts } from './parts.js'
import type { Shell } from './shell.js'

/** What every view is given by the modal: its parts and its services. A view of your own gets the same. */
export type ViewUi = typeof parts &
  Pick<Shell, 'views' | 'navigation' | 'toasts' | 'announce'> & {
    /** Copies a text from a click on `source`; gives whether it worked. */
    readonly copy: typeof copy
  }

/** Puts together what views are given. */
export function createViewUi({ views, navigation, toasts, announce }: Shell): ViewUi {
  return { ...parts, views, navigation, toasts, announce, copy }
}
