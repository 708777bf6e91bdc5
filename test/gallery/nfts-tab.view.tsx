import type { ViewProps } from '../../runtime/contract/view.js'
import { NftsTab } from '../../runtime/features/nfts/nfts-tab.js'

/** A view of the gallery: the tab NFTs in the frame of the account, without the rest of it and the room under that. */
export default function NftsTabView({ ui }: ViewProps) {
  return (
    <div className="mk-scene" style={{ paddingBlockStart: 0 }}>
      <ui.Title text="Account" />
      <div className="mk-assets" style={{ marginBlockStart: 0, minBlockSize: 0 }}>
        <NftsTab ui={ui} />
      </div>
    </div>
  )
}
