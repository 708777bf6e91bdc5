import type { Feature } from '../../contract/kit.js'
import { label } from '../../core/words.js'
import { receiveActionTexts } from './action-texts.js'
import { type ReceiveApi, receiveToken } from './contract.js'

/** Turns receiving on: the views WalletReceive and WalletCompatibleNetworks. */
export function receive(): Feature<ReceiveApi> {
  return {
    id: receiveToken.id,
    slots: {
      accountAction: {
        order: 30,
        label: label(receiveActionTexts, 'label'),
        view: 'WalletReceive',
        drawing: 'M10 4v8.5M6 8.75l4 4 4-4M4.5 16.5h11',
      },
    },
    load: (kit) => import('./networks.js').then((it) => it.createReceive(kit)),
  }
}
