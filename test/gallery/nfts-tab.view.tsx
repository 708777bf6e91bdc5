import type { ViewProps } from '../../runtime/contract/view.js'
import { NftsTab } from '../../runtime/features/nfts/nfts-tab.js'

/** A view of the gallery: the tab NFTs, without the rest of the account. */
export default function NftsTabView({ ui }: ViewProps) {
  return (
    <div className="mk-body">
      <ui.Title text="Account" />
      <NftsTab ui={ui} />
    </div>
  )
}
