import type { OpenOptions, Route, Router, RouterState } from '../contract/router.js'
import { cell } from '../core/cell.js'

const home: RouterState = { isOpen: false, stack: [{ view: 'Connect' }], direction: 'forward' }

/** Makes the router of a kit. `decide` says what to open on, and gives `undefined` while the modal's code is not here. */
export function createRouter(decide: (options: OpenOptions) => Route | undefined): Router {
  const state = cell(home)
  let asked: OpenOptions = {}
  function open(options: OpenOptions = {}): void {
    asked = options
    const route = decide(options)
    state.value = { ...home, isOpen: true, ...(route && { stack: [route] }) }
  }
  return {
    state,
    open,
    close() {
      state.value = home
    },
    show(stack, direction) {
      state.value = { ...state.peek(), stack, direction }
    },
    arrive() {
      if (state.peek().isOpen) open(asked)
    },
  }
}
