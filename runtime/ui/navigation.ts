import type { OpeningKit, RouterRules } from '../contract/kit.js'
import type { Route, Router } from '../contract/router.js'
import type { Navigation } from '../contract/view.js'

/** What navigation is made of. */
export interface NavigationDeps extends OpeningKit {
  readonly router: Router
  /** Shakes the modal. */
  shake(): void
}

/** Makes the navigation of a modal over its router. */
export function createNavigation({ shake, ...kit }: NavigationDeps): Navigation {
  const { router, session, modal } = kit
  const { state, show, close } = router
  const rules = (): readonly RouterRules[] => (modal.peek()?.features ?? []).flatMap(({ slots }) => slots?.rules ?? [])
  const top = () => state.peek().stack.at(-1) ?? state.peek().stack[0]

  function dismiss(): boolean {
    const { view } = top()
    const mayClose = rules().every((rule) => rule.mayClose?.(kit, view) !== false)
    if (mayClose) close()
    else shake()
    return mayClose
  }

  function cut(length: number): void {
    const [first, ...rest] = state.peek().stack
    const { view } = top()
    const stack = [first, ...rest.slice(0, length - 1)] as const
    if ((stack.at(-1) ?? first).view === 'Connect' && session.account()) show([{ view: 'Account' }], 'back')
    else show(stack, 'back')
    for (const rule of rules()) rule.onLeave?.(kit, view)
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
      if (length > 1) return cut(length - 1)
      const { view } = top()
      if (dismiss()) for (const rule of rules()) rule.onLeave?.(kit, view)
    },
    backTo(index) {
      if (index >= 0 && index < state.peek().stack.length - 1) cut(index + 1)
    },
    leave(...views) {
      const index = state.peek().stack.findIndex((route) => views.includes(route.view))
      if (index > 0) cut(index)
      else close()
    },
    dismiss,
  }
}

function routeTo(view: string, params: Route['params']): Route {
  return params ? { view, params } : { view }
}
