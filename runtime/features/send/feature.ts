import type { Feature } from '../../contract/kit.js'
import { label } from '../../core/words.js'
import { sendActionTexts } from './action-texts.js'
import { type SendApi, sendToken } from './contract.js'

/** Turns sending on: the views WalletSend, WalletSendSelectToken and WalletSendPreview. */
export function send(): Feature<SendApi> {
  return {
    id: sendToken.id,
    slots: {
      accountAction: {
        order: 40,
        label: label(sendActionTexts, 'label'),
        view: 'WalletSend',
        drawing: 'M16.5 3.5L9 11M16.5 3.5l-4.75 13L9 11 3.5 8.25z',
        isFor: ({ chainNamespace }, chains) =>
          chains.some(({ namespace, sends }) => namespace === chainNamespace && sends === true),
      },
    },
    load: (kit) => import('./create-send.js').then((it) => it.createSend(kit)),
  }
}
