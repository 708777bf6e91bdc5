import type { Kit } from '../contract/kit.js'
import type { Route } from '../contract/router.js'
import type { Navigation } from '../contract/view.js'

/** Makes the navigation of a modal over its router. */
export function createNavigation({ router, session }: Pick<Kit, 'router' | 'session'>): Navigation {
  const { state, show, close } = router
  const top = () => state.peek().stack.at(-1) ?? state.peek().stack[0]

  function cut(length: number): void {
    const [first, ...rest] = state.peek().stack
    const stack = [first, ...rest.slice(0, length - 1)] as const
    if ((stack.at(-1) ?? first).view === 'Connect' && session.account()) show([{ view: 'Account' }], 'back')
    else show(stack, 'back')
  }

  return {
    push(view, ...[params]) {
      const { stack } = state.peek()
      if (top().view !== view) show([...stack, routeTo(view, params)], 'forward')
    },
    replace(view, ...[params]) {
      const [first, ...rest] = state.peek().stack
      const next = routeTo(view, params)
      if (top().view !== view) show(rest.length === 0 ? [next] : [first, ...rest.slice(0, -1), next], 'forward')
    },
    reset: (view, ...[params]) => show([routeTo(view, params)], 'forward'),
    back() {
      const { length } = state.peek().stack
      if (length > 1) cut(length - 1)
      else close()
    },
    backTo(index) {
      if (index >= 0 && index < state.peek().stack.length - 1) cut(index + 1)
    },
    leave(...views) {
      const index = state.peek().stack.findIndex((route) => views.includes(route.view))
      if (index > 0) cut(index)
      else close()
    },
    dismiss: close,
  }
}

function routeTo(view: string, params: Route['params']): Route {
  return params ? { view, params } : { view }
}
