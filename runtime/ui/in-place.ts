import type { Kit } from '../contract/kit.js'
import type { RouterState } from '../contract/router.js'
import { type Cell, cell } from '../core/cell.js'

/** The view stack of a modal that stands in the page (SPEC §2): it is always open, and closing it shows home. */
export interface InPlace {
  /** What to draw: open, and with home under whatever else is shown, so that there is a way back. */
  readonly state: Cell<RouterState>
  /** Follows router and session; calls `onClose` where a dialog would close. The returned function stops. */
  follow(onClose: () => void): () => void
}

/** Follows the router of a kit. Home is Account while connected or reconnecting, and Connect otherwise. */
export function createInPlace({ router, session }: Pick<Kit, 'router' | 'session'>): InPlace {
  let home = homeNow()
  const state = cell(drawn(router.state.initial), drawn(router.state.peek()))

  function homeNow(): 'Account' | 'Connect' {
    const { active, namespaces } = session.state.peek()
    const isBack = active !== null && namespaces[active]?.status === 'reconnecting'
    return isBack || session.account() ? 'Account' : 'Connect'
  }

  function drawn(next: RouterState): RouterState {
    const { stack } = next
    if (isClosed(next)) return { ...next, isOpen: true, stack: [{ view: home }] }
    return { ...next, isOpen: true, stack: stack[0].view === home ? stack : [{ view: home }, ...stack] }
  }

  /** Closing puts back the very state the router began with. */
  function isClosed(next: RouterState): boolean {
    return next === router.state.initial
  }

  return {
    state,
    follow(onClose) {
      const stopSession = session.state.subscribe(() => {
        const [before, { stack }] = [home, router.state.peek()]
        home = homeNow()
        const isHome = stack.length === 1 && stack[0].view === before
        if (isHome && home !== before) router.show([{ view: home }], home === 'Account' ? 'forward' : 'back')
      })
      const stopRouter = router.state.subscribe((next) => {
        if (!isClosed(next)) {
          state.value = drawn(next)
          return
        }
        onClose()
        const isNew = home === 'Account' && state.peek().stack[0].view !== home
        router.show([{ view: home }], isNew ? 'forward' : 'back')
      })
      return () => {
        stopSession()
        stopRouter()
      }
    },
  }
}
