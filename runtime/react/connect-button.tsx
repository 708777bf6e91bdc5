'use client'
import type { ReactNode } from 'react'
import { AccountFace, type AccountFaceProps } from './account-face.js'
import type { ButtonState } from './button-state.js'
import { useButton } from './use-button.js'

/** What the connect button takes. `compact` and `show` are how it looks once connected. */
export interface ConnectButtonProps extends AccountFaceProps {
  /** Shown without a connection. */
  readonly label?: string
  /** Draws a button of your own. */
  readonly children?: (state: ConnectButtonState) => ReactNode
}

/** What a connect button of your own is drawn from. */
export interface ConnectButtonState extends ButtonState {}

/** The one button most hosts need: opens Connect, and becomes the account button once connected. */
export function ConnectButton({ children, ...look }: ConnectButtonProps): ReactNode {
  const state = useButton(look.label)
  return children ? children(state) : <AccountFace {...look} />
}
