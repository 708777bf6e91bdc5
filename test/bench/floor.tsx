import { StrictMode, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { plainWallets } from './plain-wallets.js'

/** The least a wallet list can cost: React, the rows mounted, and the platform's own dialog. */
function Floor() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" data-mk-button="connect" onClick={() => dialog.current?.showModal()}>
        Connect
      </button>
      <dialog ref={dialog}>
        {plainWallets.map(({ name, rdns }) => (
          <button key={rdns} type="button" data-mk-wallet={rdns}>
            {name}
          </button>
        ))}
      </dialog>
    </>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Floor />
    </StrictMode>,
  )
}
