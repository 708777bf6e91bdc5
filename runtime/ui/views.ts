import type { ComponentType } from 'react'
import type { ModalError } from '../../schema/error.js'
import { type Cell, cell } from '../core/cell.js'
import { coreError } from '../core/errors.js'
import type { ViewLoader, ViewProps } from '../wiring.js'

/** How far a view is. A loaded one renders without suspending. */
export type ViewState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly View: ComponentType<ViewProps> }
  | { readonly status: 'failed'; readonly error: ModalError }

/** The views of one kit. */
export interface Views {
  /** Whether the app has a view of that name. */
  has(view: string): boolean
  state(view: string): Cell<ViewState>
  /** Fetches a view once; one that failed may be tried again. Never rejects. */
  load(view: string): Promise<void>
}

/** One cell per view, over the loaders of the wiring. Of `Connect` there is already the component, unless the wiring names another. */
export function createViews(loaders: Readonly<Record<string, ViewLoader>>, Connect?: ComponentType<ViewProps>): Views {
  const cells = new Map<string, ReturnType<typeof cell<ViewState>>>()
  const names = [...new Set([...(Connect ? ['Connect'] : []), ...Object.keys(loaders)])]
  if (Connect && !Object.hasOwn(loaders, 'Connect')) {
    cells.set('Connect', cell<ViewState>({ status: 'ready', View: Connect }))
  }

  function cellOf(view: string) {
    const found = cells.get(view) ?? cell<ViewState>({ status: 'idle' })
    cells.set(view, found)
    return found
  }
  return {
    has: (view) => names.includes(view),
    state: cellOf,
    async load(view) {
      const state = cellOf(view)
      const { status } = state.peek()
      if (status === 'loading' || status === 'ready') return
      const loader = Object.hasOwn(loaders, view) && loaders[view]
      if (!loader) {
        const error = coreError('view/unknown', { view, views: names.join(', ') })
        state.value = { status: 'failed', error }
        return
      }
      state.value = { status: 'loading' }
      try {
        state.value = { status: 'ready', View: (await loader()).default }
      } catch (cause) {
        state.value = { status: 'failed', error: coreError('view/not-loaded', { view }, cause) }
      }
    },
  }
}
