import { ConnectButton } from 'create-modal-kit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ModalKit } from './modal-kit/index.js'
import './modal-kit/modal-kit.css'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ModalKit>
        <ConnectButton />
      </ModalKit>
    </StrictMode>,
  )
}
