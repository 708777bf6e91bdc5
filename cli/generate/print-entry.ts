const names = [
  'ModalKit',
  'useModal',
  'useAccount',
  'useNetwork',
  'useBalance',
  'useConnections',
  'useDisconnect',
  'useProvider',
  'useWalletInfo',
  'useTheme',
  'useEvents',
  'useKit',
]

/**
 * Prints `index.tsx`, which is written once and then belongs to the user. The names are exported by a list: what finds
 * out which exports of a client module a server component may use (Next with webpack) does not look into a pattern.
 */
export function printEntry(): string {
  const list = names.map((name) => `  ${name},\n`).join('')
  return `'use client'
/* eslint-disable react-refresh/only-export-components -- hooks stand beside components */

import { bindModalKit } from 'create-modal-kit/react'
import { wiring } from './generated'

export { AccountButton, ConnectButton, NetworkButton, useLocale } from 'create-modal-kit/react'

const {
${list}} = bindModalKit(wiring)

export {
${list}}
`
}
