import type { Route, RouterState } from '../contract/router.js'
import { type Cell, cell } from '../core/cell.js'
import type { Clock } from '../core/host.js'

/** What is drawn in the dialog. */
export interface Shown {
  readonly view: string
  readonly params: Route['params']
  readonly error: Route['error']
  /** Where the view comes in from; it was there already when the dialog opened where this is left out. */
  readonly direction: RouterState['direction'] | undefined
  readonly canGoBack: boolean
}

/** Long enough for the dialog to fade out. */
const LEAVE_MS = 180

/**
 * Follows the router, but for two things: what was on the screen stays there while the dialog fades out, and opening
 * on what is drawn already changes nothing, so that nothing is rendered between a click and the dialog.
 */
export function createShown(
  source: Cell<RouterState>,
  clock: Clock,
): { readonly state: Cell<Shown>; follow(): () => void } {
  const state = cell(shownOf(source.initial), shownOf(source.peek()))
  let isDrawn = false

  function follow(): () => void {
    let leaving = new AbortController()
    const stop = source.subscribe((next) => {
      leaving.abort()
      leaving = new AbortController()
      const settle = () => {
        const shown = shownOf(next, isDrawn && next.isOpen)
        isDrawn = next.isOpen
        if (!isSame(shown, state.peek())) state.value = shown
      }
      if (next.isOpen || !isDrawn) settle()
      else clock.sleep(LEAVE_MS, leaving.signal).then(settle, () => {})
    })
    return () => {
      leaving.abort()
      stop()
    }
  }

  return { state, follow }
}

function shownOf({ stack, direction }: RouterState, isMoving = false): Shown {
  const { view, params, error } = stack[stack.length - 1] ?? stack[0]
  return { view, params, error, direction: isMoving ? direction : undefined, canGoBack: stack.length > 1 }
}

function isSame(one: Shown, other: Shown): boolean {
  return (
    one.view === other.view &&
    one.params === other.params &&
    one.error === other.error &&
    one.canGoBack === other.canGoBack
  )
}
