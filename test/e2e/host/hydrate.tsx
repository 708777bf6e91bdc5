import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ServerPage } from './server-page.js'
import './modal-kit/modal-kit.css'

const root = document.getElementById('root')
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <ServerPage />
    </StrictMode>,
  )
}
