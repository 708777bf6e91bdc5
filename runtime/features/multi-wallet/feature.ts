import type { Feature } from '../../contract/kit.js'
import { label } from '../../core/words.js'
import { multiWalletActionTexts } from './action-texts.js'
import { type MultiWalletApi, multiWalletToken } from './contract.js'

/** Turns several wallets at once on. */
export function multiWallet(): Feature<MultiWalletApi> {
  return {
    id: multiWalletToken.id,
    remote: 'multi_wallet',
    slots: {
      accountAction: {
        order: 50,
        label: label(multiWalletActionTexts, 'label'),
        view: 'ProfileWallets',
        drawing:
          'M15.5 7V5.5A1.5 1.5 0 0 0 14 4H5a1.75 1.75 0 0 0 0 3.5h10A1.5 1.5 0 0 1 16.5 9v5.5A1.5 1.5 0 0 1 15 16H5.5a2.25 2.25 0 0 1-2.25-2.25v-8M13.25 11.75h.05',
      },
    },
    load: (kit) => import('./connections.js').then((it) => it.createConnections(kit)),
  }
}
