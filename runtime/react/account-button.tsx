'use client'
import type { ReactNode } from 'react'
import { AccountFace, type AccountFaceProps } from './account-face.js'
import type { ButtonState } from './button-state.js'
import type { Account } from './hooks.js'
import { useButton } from './use-button.js'

/** What the account button takes. */
export interface AccountButtonProps extends AccountFaceProps {
  /** Said before the name or the address by screen readers. */
  readonly label?: string
  /** Draws a button of your own. */
  readonly children?: (state: AccountButtonState) => ReactNode
}

/** What an account button of your own is drawn from: an account is connected, or reconnecting. */
export interface AccountButtonState extends ButtonState {
  readonly account: Extract<Account, { readonly address: string }>
}

/** The account, as a button that opens it. Nothing without a connection. */
export function AccountButton({ label, children, ...look }: AccountButtonProps): ReactNode {
  const state = useButton()
  if (!isKnown(state)) return null
  return children ? children(state) : <AccountFace {...look} word={label} />
}

function isKnown(state: ButtonState): state is AccountButtonState {
  return state.account.address !== undefined
}
