import { galleryStates } from '../gallery/gallery-states.js'
import { until } from './until.js'

/** Waits until a state shows what it is known by, or its view says more than that it loads. */
export function viewHere(id: string, inside = 'dialog[open]'): Promise<Element> {
  const shows = galleryStates.find((state) => state.id === id)?.shows
  const here = shows ?? `${inside} .mk-view > :not(.mk-spinner, .mk-hidden)`
  return until(() => document.querySelector(here))
}
