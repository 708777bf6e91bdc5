'use client'
import type { ReactNode } from 'react'
import { NetworkImage } from '../ui/network-image.js'
import { PageButton, type PageButtonProps } from '../ui/page-button.js'
import type { ButtonState } from './button-state.js'
import { useButton } from './use-button.js'
import { useKit } from './use-kit.js'
import { useValue } from './use-value.js'

/** What the network button takes. */
export interface NetworkButtonProps extends Pick<PageButtonProps, 'size' | 'className' | 'compact'> {
  /** Said before the name of the network by screen readers. */
  readonly label?: string
  /** Draws a button of your own. */
  readonly children?: (state: NetworkButtonState) => ReactNode
}

/** What a network button of your own is drawn from: `text` is the name of the network, and `open` opens the list. */
export interface NetworkButtonState extends ButtonState {}

/**
 * The network of the app or of the wallet, as a button that opens the list; it needs the networks feature, whose view it
 * opens. `data-status` is `unsupported` where the app does not work on it. Its mark is fetched once an account is
 * connected, or the button is reached for: a page that is only looked at fetches nothing.
 */
export function NetworkButton({ label, children, ...rest }: NetworkButtonProps): ReactNode {
  const { words, marks, loadMarks } = useKit()
  const { network: word = 'Network' } = useValue(words)
  const state = useButton(undefined, 'Networks')
  const isWaiting = useValue(marks) === null && state.account.status !== 'connected'
  const { text, open } = state
  const { network } = state.network
  if (children) return children(state)
  return (
    <PageButton
      {...rest}
      kind="network"
      status={network ? undefined : 'unsupported'}
      name={network && `${label ?? word} ${text}`}
      onReach={() => void loadMarks()}
      onOpen={open}
      parts={network && <NetworkImage network={network} size="small" isWaiting={isWaiting} />}
    >
      <bdi>{text}</bdi>
    </PageButton>
  )
}
