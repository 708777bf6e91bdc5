import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import './page.css'
import { GalleryApp } from './gallery-app.js'
import { GalleryFrame } from './gallery-frame.js'
import { galleryKit } from './gallery-kit.js'
import { galleryLocales } from './gallery-locales.js'
import { GalleryPage } from './gallery-page.js'
import { readLook } from './gallery-query.js'
import { type GalleryState, galleryStates } from './gallery-states.js'
import { runningClock } from './running-clock.js'
import { sayReady } from './say-ready.js'
import { setMotion } from './set-motion.js'
import { slowly } from './slow-network.js'
import { addStyles } from './styles.js'

const query = new URLSearchParams(location.search)
const look = readLook(location.search)
const state = galleryStates.find((item) => item.id === query.get('state'))
const container = document.getElementById('root')

document.documentElement.style.colorScheme = look.scheme
document.documentElement.dir = look.dir
if (container) {
  const root = createRoot(container)
  if (!state) root.render(<GalleryApp look={look} />)
  else if (look.width) root.render(<GalleryFrame state={state.id} look={look} />)
  else await showState(root, state)
}

/** Shows a state as the address says, and says when it is drawn. */
async function showState(root: Root, state: GalleryState): Promise<void> {
  addStyles(document, look.preset || null)
  if (query.get('fonts') === 'fixed') (await import('../references/fixed-fonts.js')).fixFonts(document)
  if (look.motion === 'reduce' || look.motion === 'full') setMotion(document, look.motion)
  const spoken = { ...state, ...(look.lang && { locales: await galleryLocales(look.lang) }) }
  const network = Number(look.network)
  const scheme = look.scheme === 'dark' ? 'dark' : 'light'
  const clock = look.clock === 'live' ? runningClock() : undefined
  const kit = await galleryKit(network ? slowly(spoken, network) : spoken, scheme, clock)
  await kit.preload()
  // The pointer has been on the network's button.
  await kit.loadMarks()
  root.render(
    <StrictMode>
      <GalleryPage kit={kit} state={state} />
    </StrictMode>,
  )
  const { id, shows = '.mk-view, .page' } = state
  await sayReady(document, { isWaiting: /loading|making|pairing-expired/.test(id), shows })
}
