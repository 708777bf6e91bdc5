'use client'
import { bindModalKit } from 'create-modal-kit/react'
import { wiring } from './generated.js'

/** Stands in for what `init` writes, so that the host pages type-check in the repository. */
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
