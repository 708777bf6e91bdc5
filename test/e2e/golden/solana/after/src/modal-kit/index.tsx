'use client'
/* eslint-disable react-refresh/only-export-components -- hooks stand beside components */

import { bindModalKit } from 'create-modal-kit/react'
import { wiring } from './generated'

export {
  AccountButton,
  ConnectButton,
  NetworkButton,
  useConnections,
  useLocale,
  useRecentWallets,
} from 'create-modal-kit/react'

const {
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

export {
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
}
