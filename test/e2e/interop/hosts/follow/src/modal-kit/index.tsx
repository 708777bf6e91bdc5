'use client'
import { bindModalKit } from 'create-modal-kit/react'
import { followWagmi, wagmiSource } from 'create-modal-kit/wagmi'
import { useEffect } from 'react'
import { config } from '../config'
import { wiring } from './generated'

// The source that stands first has a wallet that both know.
export const { ModalKit, useAccount, useKit } = bindModalKit({
  ...wiring,
  connectors: [wagmiSource(config), ...wiring.connectors],
})

/** Goes inside <ModalKit>. */
export function FollowWagmi() {
  const kit = useKit()
  useEffect(() => followWagmi(kit, config), [kit])
  return null
}
