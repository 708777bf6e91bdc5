import type { Namespace } from '../../schema/caip.js'
import { type Cell, cell } from '../core/cell.js'
import type { Events } from '../core/events.js'
import type { Session } from '../session/session.js'

/** One view on the stack, by its spec name, with the data it was opened with. */
export interface Route {
  readonly view: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** Where the modal is. The stack is never empty. */
export interface RouterState {
  readonly isOpen: boolean
  readonly stack: readonly [Route, ...Route[]]
  readonly direction: 'forward' | 'back'
}

/** What to open. */
export interface OpenOptions {
  readonly view?: string
  readonly params?: Route['params']
  readonly namespace?: Namespace
}

/** What the page needs of the view stack (SPEC §2): open and close. Moving inside it loads with the modal, in `navigation.ts`. */
export interface Router {
  readonly state: Cell<RouterState>
  /** Opens on the requested view, else on Account when connected, else on Connect. */
  open(options?: OpenOptions): void
  /** Closes and resets the stack to Connect. */
  close(): void
  /** Replaces the stack. */
  show(stack: RouterState['stack'], direction: RouterState['direction']): void
}

const home: RouterState = { isOpen: false, stack: [{ view: 'Connect' }], direction: 'forward' }

/** Makes the router of a kit. */
export function createRouter({ account }: Pick<Session, 'account'>, events: Events): Router {
  const state = cell(home)
  return {
    state,
    open({ view, params, namespace } = {}) {
      const connected = account(namespace) !== undefined
      const usual = connected ? 'Account' : 'Connect'
      // `onClick={open}` passes an event, whose `view` is the window.
      const target = typeof view === 'string' ? view : usual
      state.value = {
        isOpen: true,
        stack: [params ? { view: target, params } : { view: target }],
        direction: 'forward',
      }
      events.emit('MODAL_OPEN', { connected, view: target })
    },
    close() {
      if (!state.peek().isOpen) return
      state.value = home
      events.emit('MODAL_CLOSE', { connected: account() !== undefined })
    },
    show(stack, direction) {
      state.value = { ...state.peek(), stack, direction }
    },
  }
}
