'use client'
import type { ReactNode } from 'react'
import { hueOfName } from '../ui/hue-of-name.js'
import { PageButton, type PageButtonProps } from '../ui/page-button.js'
import { Mesh } from '../ui/primitives/mesh.js'
import type { ButtonState } from './button-state.js'
import { type NetworkInfo, useNetwork } from './hooks.js'
import { useKit } from './use-kit.js'
import { useValue } from './use-value.js'

/** What the network button takes. */
export interface NetworkButtonProps extends Pick<PageButtonProps, 'size' | 'className'> {
  /** Said before the name of the network by screen readers. */
  readonly label?: string
  /** Draws a button of your own. */
  readonly children?: (state: NetworkButtonState) => ReactNode
}

/** What a network button of your own is drawn from. */
export interface NetworkButtonState extends ButtonState {
  readonly network: NetworkInfo
}

/**
 * The network of the app or of the wallet, as a button that opens the list; it needs the networks feature, whose view it
 * opens. `data-status` is `unsupported` where the app does not work on it.
 */
export function NetworkButton({ label, children, ...rest }: NetworkButtonProps): ReactNode {
  const { router, preload, words } = useKit()
  const { network: word = 'Network' } = useValue(words)
  const info = useNetwork()
  const { name: text, network } = info
  const open = () => router.open({ view: 'Networks' })
  if (children) return children({ network: info, text, open, preload: () => void preload() })
  return (
    <PageButton
      {...rest}
      kind="network"
      status={network ? undefined : 'unsupported'}
      name={network && `${label ?? word} ${text}`}
      onOpen={open}
    >
      {network && <Mesh hue={hueOfName(text)} letter={[...text][0]} size="small" shape="round" />}
      <bdi>{text}</bdi>
    </PageButton>
  )
}
