import { StrictMode } from 'react'
import { onTestFinished } from 'vitest'
import type { ThemeMode } from '../../runtime/contract/app.js'
import type { Kit } from '../../runtime/contract/kit.js'
import type { Clock } from '../../runtime/core/host.js'
import { galleryKit } from '../gallery/gallery-kit.js'
import { GalleryPage } from '../gallery/gallery-page.js'
import { type GalleryState, galleryStates } from '../gallery/gallery-states.js'
import { mount } from './mount.js'
import { until } from './until.js'

/** How a state is shown. */
export interface ShowOptions {
  readonly mode?: ThemeMode
  readonly clock?: Clock
  /** Changes to the state of the gallery. */
  readonly changes?: Partial<GalleryState>
  readonly isStrict?: boolean
  /** Whether the modal's code is there before the page is. */
  readonly isPreloaded?: boolean
}

/** Shows a state of the gallery in this page, and takes it away when the test is over. */
export async function showState(
  id: string,
  { mode = 'light', clock, changes, isStrict = true, isPreloaded = true }: ShowOptions = {},
): Promise<Kit> {
  const known = galleryStates.find((state) => state.id === id)
  if (!known) throw new Error(`The gallery has no state ${id}.`)
  const state = { ...known, ...changes }
  const kit = await galleryKit(state, mode, clock)
  if (isPreloaded) await kit.preload()
  namePage()
  const page = <GalleryPage kit={kit} state={state} />
  const root = mount()
  root.render(isStrict ? <StrictMode>{page}</StrictMode> : page)
  await until(() => document.querySelector('[data-mk-button]'))
  // Else a first press could hit the page's own "Connect", which is out of reach once the modal is over it.
  if (isPreloaded) await until(() => !kit.router.state.peek().isOpen || document.querySelector('[data-mk-view]'))
  return kit
}

/** The page has a language and a title, as a host's does, until the test is over. */
function namePage(): void {
  const { title } = document
  const { lang } = document.documentElement
  document.documentElement.lang = 'en'
  document.title = 'A page that uses the modal'
  onTestFinished(() => {
    document.documentElement.lang = lang
    document.title = title
  })
}
