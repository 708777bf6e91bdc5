'use client'
import { AccountFace } from '../ui/account-face.js'
import { PageButton, type PageButtonProps } from '../ui/page-button.js'
import { shortAddress } from '../ui/short-address.js'
import { useAccount } from './hooks.js'
import { useKit } from './provider.js'

/** The account, as a button that opens it. Nothing while nobody is connected. */
export function AccountButton(props: Pick<PageButtonProps, 'size' | 'className'>) {
  const { router } = useKit()
  const { address, status } = useAccount()
  if (!address) return null
  return (
    <PageButton
      {...props}
      kind="account"
      status={status}
      name={`Account ${shortAddress(address)}`}
      onOpen={() => router.open()}
    >
      <AccountFace address={address} />
    </PageButton>
  )
}
