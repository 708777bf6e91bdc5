import { fill } from '../../../schema/explain-error.js'
import type { ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import type { CheckedLink } from '../../links/wallet-links.js'
import { OpenLink } from './open-link.js'
import { pairingTexts } from './pairing-texts.js'
import type { ShownWallet } from './shown-wallet.js'

/** What the panel takes. */
export interface BrowsePanelProps {
  readonly ui: ViewUi
  readonly wallet: ShownWallet
  readonly link: CheckedLink
}

/** Opens this page in the wallet's own browser, where the wallet announces itself: it does not pair. */
export function BrowsePanel({ ui, wallet, link }: BrowsePanelProps) {
  const { Image, StatusScreen, useWords } = ui
  const words = useWords(pairingTexts)
  const slots = { wallet: clean(wallet.name) }
  return (
    <StatusScreen
      image={<Image src={wallet.image_url ?? undefined} name={wallet.name} size="large" />}
      title={fill(words.continueIn, slots)}
      text={fill(words.browse, slots)}
    >
      <OpenLink link={link}>{fill(words.open, slots)}</OpenLink>
    </StatusScreen>
  )
}
