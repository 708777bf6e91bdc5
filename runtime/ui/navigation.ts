import type { Session } from '../session/session.js'
import type { Route, Router } from './router.js'

/** Moving inside the view stack (SPEC §2). There are no URLs. */
export interface Navigation {
  /** Goes on to a view; the view already shown is ignored. */
  push(view: string, params?: Route['params']): void
  /** Puts a view in the place of the one shown. */
  replace(view: string, params?: Route['params']): void
  /** Starts the stack anew. */
  reset(view: string, params?: Route['params']): void
  /** Pops; the last entry closes the modal. Connect becomes Account while connected. */
  back(): void
  /** Goes back to what was shown before `view`; closes the modal where it was opened on it. */
  leave(view: string): void
}

/** Makes the navigation over a router. */
export function createNavigation({ state, show, close }: Router, { account }: Pick<Session, 'account'>): Navigation {
  return {
    push(view, params) {
      const { stack } = state.peek()
      if (stack[stack.length - 1]?.view !== view) show([...stack, routeTo(view, params)], 'forward')
    },
    replace(view, params) {
      const [first, ...rest] = state.peek().stack
      const next = routeTo(view, params)
      show(rest.length === 0 ? [next] : [first, ...rest.slice(0, -1), next], 'forward')
    },
    reset: (view, params) => show([routeTo(view, params)], 'forward'),
    back() {
      const [first, ...rest] = state.peek().stack
      if (rest.length === 0) return close()
      const below = rest.at(-2) ?? first
      if (below.view === 'Connect' && account()) return show([{ view: 'Account' }], 'back')
      show([first, ...rest.slice(0, -1)], 'back')
    },
    leave(view) {
      const [first, ...rest] = state.peek().stack
      const index = rest.findIndex((route) => route.view === view)
      if (index < 0) close()
      else show([first, ...rest.slice(0, index)], 'back')
    },
  }
}

function routeTo(view: string, params: Route['params']): Route {
  return params ? { view, params } : { view }
}
