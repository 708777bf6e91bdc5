/** Prints `index.tsx`, which is written once and then belongs to the user. */
export function printEntry(): string {
  return `'use client'
/* eslint-disable react-refresh/only-export-components -- hooks stand beside components */

import { bindModalKit } from 'create-modal-kit/react'
import { wiring } from './generated'

export { AccountButton, ConnectButton, NetworkButton, useLocale } from 'create-modal-kit/react'

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
`
}
