'use client'
import type { ReactNode } from 'react'
import { hueOfAddress, shortAddress } from '../ui/address-look.js'
import { PageButton, type PageButtonProps } from '../ui/page-button.js'
import type { ButtonState } from './button-state.js'
import { type Account, useAccount } from './hooks.js'
import { useKit } from './use-kit.js'
import { useValue } from './use-value.js'

/** What the connect button takes. */
export interface ConnectButtonProps extends Pick<PageButtonProps, 'size' | 'className'> {
  /** Shown without a connection. */
  readonly label?: string
  /** Draws a button of your own. */
  readonly children?: (state: ConnectButtonState) => ReactNode
}

/** What a connect button of your own is drawn from. */
export interface ConnectButtonState extends ButtonState {
  readonly account: Account
}

/** The one button most hosts need: opens Connect, and becomes the account button once connected. */
export function ConnectButton({ label, children, ...rest }: ConnectButtonProps): ReactNode {
  const { router, preload, words } = useKit()
  const { connect, connecting, account: accountWord } = useValue(words)
  const account = useAccount()
  const { address, status } = account
  const open = () => router.open()
  const waiting = status === 'connecting' ? connecting : (label ?? connect)
  const text = address ? shortAddress(address) : waiting
  if (children) return children({ account, text, open, preload: () => void preload() })
  return (
    <PageButton
      {...rest}
      kind={address ? 'account' : 'connect'}
      status={status}
      hue={address ? hueOfAddress(address) : undefined}
      name={address && `${accountWord} ${text}`}
      onOpen={open}
    >
      <bdi>{text}</bdi>
    </PageButton>
  )
}
