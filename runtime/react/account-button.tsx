'use client'
import type { ReactNode } from 'react'
import { hueOfAddress, shortAddress } from '../ui/address-look.js'
import { PageButton, type PageButtonProps } from '../ui/page-button.js'
import type { ButtonState } from './button-state.js'
import { type Account, useAccount } from './hooks.js'
import { useKit } from './use-kit.js'
import { useValue } from './use-value.js'

/** What the account button takes. */
export interface AccountButtonProps extends Pick<PageButtonProps, 'size' | 'className'> {
  /** Said before the address by screen readers. */
  readonly label?: string
  /** Draws a button of your own. */
  readonly children?: (state: AccountButtonState) => ReactNode
}

/** What an account button of your own is drawn from: an account is connected, or reconnecting. */
export interface AccountButtonState extends ButtonState {
  readonly account: Extract<Account, { readonly address: string }>
}

/** The account, as a button that opens it. Nothing without a connection. */
export function AccountButton({ label, children, ...rest }: AccountButtonProps): ReactNode {
  const { router, preload, words } = useKit()
  const { account: word } = useValue(words)
  const account = useAccount()
  if (!account.address) return null
  const text = shortAddress(account.address)
  const open = () => router.open()
  if (children) return children({ account, text, open, preload: () => void preload() })
  return (
    <PageButton
      {...rest}
      kind="account"
      status={account.status}
      hue={hueOfAddress(account.address)}
      name={`${label ?? word} ${text}`}
      onOpen={open}
    >
      <bdi>{text}</bdi>
    </PageButton>
  )
}
