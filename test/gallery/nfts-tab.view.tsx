import type { ViewProps } from '../../runtime/contract/view.js'
import { NftsTab } from '../../runtime/features/nfts/nfts-tab.js'

/** A view of the gallery: the tab NFTs in the frame of the account, without the rest of it. */
export default function NftsTabView({ ui }: ViewProps) {
  return (
    <div className="mk-scene">
      <ui.Title text="Account" />
      <div className="mk-assets">
        <NftsTab ui={ui} />
      </div>
    </div>
  )
}
