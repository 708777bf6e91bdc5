import type { FirstViewProps } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { Link } from '../../ui/primitives/link.js'
import { allWalletsToken } from '../all-wallets/contract.js'
import { connectToken } from './contract.js'
import { findWalletUrl } from './find-wallet.js'
import { connectTexts } from './texts.js'

/** Below the wallets: where to get one. The app's own choice, else the directory's, else a page that lists them. */
export function NewHere({ ui: { navigation, useWords } }: FirstViewProps) {
  const kit = useKit()
  const words = useWords(connectTexts)
  const isListed = kit.has(allWalletsToken) || !!kit.options(connectToken)?.customWallets?.length
  const say = () => kit.events.emit('CLICK_GET_WALLET', {})
  function get(): void {
    say()
    navigation.push('GetWallet')
  }
  return (
    <p className="mk-new-here">
      {words.newHere}{' '}
      {isListed ? (
        <button type="button" className="mk-link" data-leads="GetWallet" onClick={get}>
          {words.get}
        </button>
      ) : (
        <Link href={findWalletUrl} onClick={say}>
          {words.get}
        </Link>
      )}
    </p>
  )
}
