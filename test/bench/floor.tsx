import { StrictMode, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { plainWallets } from './plain-wallets.js'

interface Announced extends Event {
  readonly detail: {
    readonly info: { readonly rdns: string }
    readonly provider: { request(call: { readonly method: string }): Promise<readonly string[]> }
  }
}

/** Asks the announced wallet for its first address. */
function connect(rdns: string): Promise<string> {
  return new Promise((resolve) => {
    addEventListener('eip6963:announceProvider', (event) => {
      const { info, provider } = (event as Announced).detail
      if (info.rdns === rdns)
        void provider.request({ method: 'eth_requestAccounts' }).then(([first = '']) => resolve(first))
    })
    dispatchEvent(new Event('eip6963:requestProvider'))
  })
}

/** The least a wallet list can cost: React, the rows mounted, and the platform's own dialog. */
function Floor() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [address, setAddress] = useState('')
  async function choose(rdns: string): Promise<void> {
    setAddress(await connect(rdns))
    dialog.current?.close()
  }
  if (address) {
    return (
      <button type="button" data-mk-button="account">
        {address}
      </button>
    )
  }
  return (
    <>
      <button type="button" data-mk-button="connect" onClick={() => dialog.current?.showModal()}>
        Connect
      </button>
      <dialog ref={dialog}>
        {plainWallets.map(({ name, rdns }) => (
          <button key={rdns} type="button" data-mk-wallet={rdns} onClick={() => void choose(rdns)}>
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
