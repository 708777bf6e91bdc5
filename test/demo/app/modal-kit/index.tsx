'use client'
import { bindModalKit } from 'create-modal-kit/react'
import { wiring } from '../../../e2e/host/modal-kit/generated.js'

/** Stands in for what `init` writes, so that the demo page type-checks in the repository. */
export const { ModalKit, useAccount, useBalance, useKit, useNetwork, useProvider, useWalletInfo } = bindModalKit(wiring)
