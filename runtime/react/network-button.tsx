'use client'
import { PageButton, type PageButtonProps } from '../ui/page-button.js'
import { Mesh } from '../ui/primitives/mesh.js'
import { useNetwork } from './hooks.js'
import { useKit } from './provider.js'

/** The network of the app or of the wallet, as a button that opens the list. `data-status` is `unsupported` where the app does not work on it. */
export function NetworkButton(props: Pick<PageButtonProps, 'size' | 'className'>) {
  const { router } = useKit()
  const { network } = useNetwork()
  const name = network?.name ?? 'Unsupported network'
  return (
    <PageButton
      {...props}
      kind="network"
      status={network ? undefined : 'unsupported'}
      name={network && `Network ${name}`}
      onOpen={() => router.open({ view: 'Networks' })}
    >
      {network && <Mesh seed={name} letter={name[0]} size="small" shape="round" />}
      <bdi>{name}</bdi>
    </PageButton>
  )
}
