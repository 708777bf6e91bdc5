import type { ComponentType } from 'react'
import type { ViewLoader, ViewModule, ViewProps, ViewState, Views, ViewsModule } from '../contract/view.js'
import { cell } from '../core/cell.js'
import { deadline } from '../core/deadline.js'
import { coreError } from '../core/errors.js'
import type { Clock } from '../core/host.js'

/** What the views are made of. */
export interface ViewSources {
  readonly clock: Clock
  /** The loaders of the wiring. */
  readonly loaders: Readonly<Record<string, ViewLoader>>
  /** Already there, unless the wiring names another. */
  readonly Connect?: ComponentType<ViewProps> | undefined
  /** Fetches what every view but the first one needs, which is what may hold it back as well. */
  before(): Promise<{ gate(module: ViewModule | ViewsModule, view: string): ComponentType<ViewProps> }>
}

/** A chunk of a kilobyte that takes longer does not come. */
const FETCH_MS = 20_000

/** One cell per view, over the loaders of the wiring. */
export function createViews({ clock, loaders, Connect, before }: ViewSources): Views {
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
        const { signal } = new AbortController()
        const both = () => Promise.all([loader(), before()])
        const [module, backstage] = await deadline({ clock, ms: FETCH_MS, name: view, signal }, both)
        state.value = { status: 'ready', View: backstage.gate(module, view) }
      } catch (cause) {
        state.value = { status: 'failed', error: coreError('view/not-loaded', { view }, cause) }
      }
    },
  }
}
