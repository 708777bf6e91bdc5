'use client'
/* eslint-disable react-refresh/only-export-components -- hooks stand beside components */

import { bindModalKit } from 'create-modal-kit/react'
import { wiring } from './generated'

export { AccountButton, ConnectButton, NetworkButton, useLocale } from 'create-modal-kit/react'

const {
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

export {
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
}
