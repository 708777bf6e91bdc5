import { useEffect, useState } from 'react'
import type { CaipNetworkId } from '../../../schema/caip.js'
import type { ViewUi } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { multiWalletToken } from '../multi-wallet/contract.js'
import { networksToken } from '../networks/contract.js'

/**
 * Goes on once a wallet has come, with `network`: to the networks where the app does not work on that one, to the wallets
 * where another one was there before (then a toast says `done`), else back to the page.
 */
export function useArrival({ navigation, toasts }: ViewUi, network: CaipNetworkId | undefined, done: string): void {
  const kit = useKit()
  const [isAnother] = useState(() => kit.has(multiWalletToken) && kit.session.account() !== undefined)
  useEffect(() => {
    if (!network) return
    if (!kit.network(network) && kit.has(networksToken)) navigation.reset('UnsupportedChain')
    else if (isAnother) {
      kit.router.show([{ view: 'Account' }, { view: 'ProfileWallets' }], 'forward')
      toasts.show('success', done)
    } else kit.router.close()
  }, [network, kit, navigation, isAnother, toasts, done])
}
