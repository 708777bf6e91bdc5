import type { Route, RouterState } from '../contract/router.js'
import type { Views } from '../contract/view.js'
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

/** What is drawn, and what comes next. */
export interface ShownService {
  readonly state: Cell<Shown>
  /** Whether another view is on its way, and what is drawn is about to leave. */
  readonly isLeaving: Cell<boolean>
  /** Follows the router until the returned function is called. */
  follow(): () => void
}

/** What `createShown` needs. */
export interface ShownDeps {
  readonly clock: Clock
  readonly views: Pick<Views, 'state' | 'load'>
}

/** Long enough for the dialog to fade out. */
const CLOSE_MS = 180
/** Milliseconds that a view stays while the next one is on its way; then the wait for that is shown. */
const STAY_MS = 400

/**
 * Follows the router, but for three things: a view stays until the next one is here; what was on the screen stays there
 * while the dialog fades out; and opening on what is drawn already changes nothing, so that nothing is rendered between a
 * click and the dialog.
 */
export function createShown(source: Cell<RouterState>, { clock, views }: ShownDeps): ShownService {
  const state = cell(shownOf(source.initial), shownOf(source.peek()))
  const isLeaving = cell(false)
  let [isDrawn, wasOpen] = [false, false]

  function follow(): () => void {
    let turn = new AbortController()
    const stop = source.subscribe((next) => {
      turn.abort()
      turn = new AbortController()
      const settle = () => {
        const shown = shownOf(next, isDrawn && next.isOpen)
        isDrawn = next.isOpen
        isLeaving.value = false
        if (!isSame(shown, state.peek())) state.value = shown
      }
      const isMoving = next.isOpen && wasOpen
      wasOpen = next.isOpen
      if (isMoving) untilHere(next, settle, turn)
      else if (next.isOpen || !isDrawn) settle()
      else clock.sleep(CLOSE_MS, turn.signal).then(settle, () => {})
    })
    return () => {
      turn.abort()
      stop()
    }
  }

  /** Calls `then` once the view of `next` is here or cannot come, or after `STAY_MS`; not once `turn` is over. */
  function untilHere(next: RouterState, then: () => void, turn: AbortController): void {
    const { view, error } = shownOf(next)
    const coming = views.state(view)
    const isComing = () => !error && coming.peek().status === 'loading'
    if (!error) void views.load(view)
    if (!isComing()) {
      then()
      return
    }
    isLeaving.value = view !== state.peek().view
    let isHere = false
    const stop = coming.subscribe(() => {
      if (isComing() || turn.signal.aborted) return
      isHere = true
      turn.abort()
    })
    clock
      .sleep(STAY_MS, turn.signal)
      .catch(() => !isHere)
      .then((isOver) => {
        stop()
        if (!isOver) then()
      })
  }

  return { state, isLeaving, follow }
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
