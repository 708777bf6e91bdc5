import { fill } from '../../../schema/explain-error.js'
import type { ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { httpsLink } from '../../links/safe-link.js'
import { pairingTexts } from './pairing-texts.js'
import type { ShownWallet } from './shown-wallet.js'
import { useDevice } from './use-device.js'

/** What the line takes. */
export interface GetWalletLineProps {
  readonly ui: ViewUi
  readonly wallet: ShownWallet
}

/** Where to install the wallet: the app store of this phone, or all its places (FACTS 5.6). */
export function GetWalletLine({ ui, wallet }: GetWalletLineProps) {
  const { os } = useDevice().device
  const { Button, navigation, useWords } = ui
  const words = useWords(pairingTexts)
  const { app_store, play_store, chrome_store, homepage } = wallet
  const own = { ios: [app_store, homepage], android: [play_store, homepage], desktop: [] }[os]
  const everywhere = [chrome_store, app_store, play_store, homepage].flatMap((link) => httpsLink(link)?.href ?? [])
  const [here] = own.flatMap((link) => httpsLink(link)?.href ?? [])
  const href = here ?? (everywhere.length === 1 ? everywhere[0] : undefined)
  if (everywhere.length === 0) return null
  return (
    <p className="mk-get">
      <bdi>{fill(words.without, { wallet: clean(wallet.name) })}</bdi>
      {href ? (
        <a className="mk-button" data-kind="quiet" href={href} target="_blank" rel="noreferrer noopener">
          {words.get}
        </a>
      ) : (
        <Button leadsTo="Downloads" onClick={() => navigation.push('Downloads', { walletId: wallet.id })}>
          {words.get}
        </Button>
      )}
    </p>
  )
}
