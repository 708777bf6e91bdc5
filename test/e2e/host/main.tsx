import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.js'
import { ModalKit } from './modal-kit/index.js'
import './modal-kit/modal-kit.css'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ModalKit>
        <App />
      </ModalKit>
    </StrictMode>,
  )
}
