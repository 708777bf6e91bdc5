'use client'
import { AccountButton, bindModalKit, ConnectButton, NetworkButton } from 'create-modal-kit/react'
import { wiring } from './generated'

export const {
  ModalKit,
  useModal,
  useAccount,
  useNetwork,
  useBalance,
  useConnections,
  useDisconnect,
  useProvider,
  useWalletInfo,
  useTheme,
  useEvents,
  useKit,
} = bindModalKit(wiring)

/** A host's page: provider around everything, the three buttons inside. */
export function App() {
  return (
    <ModalKit>
      <ConnectButton label="Connect" />
      <AccountButton />
      <NetworkButton />
      <Status />
    </ModalKit>
  )
}

function Status() {
  const { open, close, isOpen } = useModal()
  return (
    <button type="button" onClick={() => (isOpen ? close() : void open())}>
      toggle
    </button>
  )
}
