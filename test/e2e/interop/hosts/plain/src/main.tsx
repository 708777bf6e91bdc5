import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ConnectButton, ModalKit } from './modal-kit'
import { Wallet } from './wallet'
import './modal-kit/modal-kit.css'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ModalKit>
        <ConnectButton />
        <Wallet />
      </ModalKit>
    </StrictMode>,
  )
}
