import { type SyntheticEvent, useCallback } from 'react'
import type { Views } from '../contract/view.js'

/**
 * Fetches the view that a control leads to (`data-leads`) as soon as the pointer or the focus is on it, so that a click
 * finds it there. A press is no event of its own: the pointer of a finger comes before it.
 */
export function useFetchLeads({ has, load }: Pick<Views, 'has' | 'load'>): (event: SyntheticEvent) => void {
  return useCallback(
    ({ target }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>('[data-leads]') : null
      const view = control?.dataset['leads']
      if (view !== undefined && has(view)) void load(view)
    },
    [has, load],
  )
}
