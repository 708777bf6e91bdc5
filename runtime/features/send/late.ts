import type { LateSlots } from '../../contract/kit.js'
import { label } from '../../core/words.js'
import { sendActionTexts } from './action-texts.js'

/** The action of the account, and the error of what was simulated. */
export const slots: LateSlots = {
  accountAction: {
    order: 40,
    label: /*#__PURE__*/ label(sendActionTexts, 'label'),
    view: 'WalletSend',
    drawing: 'M16.5 3.5L9 11M16.5 3.5l-4.75 13L9 11 3.5 8.25z',
    isFor: ({ chainNamespace }, { chains }) =>
      chains.some(({ namespace, sends }) => namespace === chainNamespace && sends === true),
  },
  errors: {
    'send/reverted': {
      title: 'Transaction refused',
      userMessage: 'The network would refuse this transfer.',
      message: 'The simulated transaction was reverted: {reason}',
      fix: 'Check what the contract asks for. Nothing was sent.',
    },
  },
}
