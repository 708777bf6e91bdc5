import type { ReactNode } from 'react'
import type { TabProps } from '../contract/view.js'

/** What the scene takes. */
export interface OtherNetworksProps extends TabProps {
  readonly image: ReactNode
  readonly title: string
  readonly text: string
  /** Names the button. */
  readonly networks: string
}

/** Stands for a view that the active network has nothing for: the button leads to the other networks. */
export function OtherNetworks({ ui: { Button, StatusScreen, navigation }, networks, ...scene }: OtherNetworksProps) {
  return (
    <StatusScreen {...scene}>
      <Button kind="primary" leadsTo="Networks" onClick={() => navigation.push('Networks')}>
        {networks}
      </Button>
    </StatusScreen>
  )
}
