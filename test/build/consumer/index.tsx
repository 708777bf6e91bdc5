'use client'
import {
  AccountButton,
  bindModalKit,
  ConnectButton,
  NetworkButton,
  useConnections,
  useLocale,
  useRecentWallets,
} from 'create-modal-kit/react'
import { wiring } from './generated'

export const {
  ModalKit,
  useModal,
  useAccount,
  useNetwork,
  useBalance,
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
    <ModalKit locale="de">
      <ConnectButton label="Connect" />
      <AccountButton />
      <NetworkButton />
      <Status />
    </ModalKit>
  )
}

function Status() {
  const { open, close, isOpen } = useModal()
  const { lang, setLocale } = useLocale()
  const { connections } = useConnections()
  const { wallets } = useRecentWallets()
  return (
    <button type="button" onClick={() => (isOpen ? close() : void open())} onDoubleClick={() => setLocale('en')}>
      toggle {lang} {useAccount().name} {connections.length + wallets.length}
    </button>
  )
}
