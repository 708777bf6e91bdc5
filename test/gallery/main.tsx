import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './page.css'
import { GalleryIndex } from './gallery-index.js'
import { galleryKit } from './gallery-kit.js'
import { galleryLocales } from './gallery-locales.js'
import { GalleryPage } from './gallery-page.js'
import { galleryStates } from './gallery-states.js'
import { sayReady } from './say-ready.js'
import { addStyles } from './styles.js'

const query = new URLSearchParams(location.search)
const scheme = query.get('scheme') === 'dark' ? 'dark' : 'light'
const state = galleryStates.find((item) => item.id === query.get('state'))
const root = document.getElementById('root')

addStyles(document, query.get('preset'))
if (query.get('fonts') === 'fixed') (await import('../references/fixed-fonts.js')).fixFonts(document)
document.documentElement.style.colorScheme = scheme
document.documentElement.dir = query.get('dir') ?? 'ltr'
if (root && state) {
  const lang = query.get('lang')
  const kit = await galleryKit({ ...state, ...(lang && { locales: await galleryLocales(lang) }) }, scheme)
  await kit.preload()
  createRoot(root).render(
    <StrictMode>
      <GalleryPage kit={kit} state={state} />
    </StrictMode>,
  )
  const { id, shows = '.mk-view, .page' } = state
  await sayReady(document, { isWaiting: /loading|making|pairing-expired/.test(id), shows })
} else if (root) {
  createRoot(root).render(<GalleryIndex />)
}
