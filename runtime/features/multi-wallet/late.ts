import type { LateSlots } from '../../contract/kit.js'
import { label } from '../../core/words.js'
import { multiWalletActionTexts } from './action-texts.js'

/** The action of the account. */
export const slots: LateSlots = {
  accountAction: {
    order: 50,
    label: /*#__PURE__*/ label(multiWalletActionTexts, 'label'),
    view: 'ProfileWallets',
    drawing:
      'M15.5 7V5.5A1.5 1.5 0 0 0 14 4H5a1.75 1.75 0 0 0 0 3.5h10A1.5 1.5 0 0 1 16.5 9v5.5A1.5 1.5 0 0 1 15 16H5.5a2.25 2.25 0 0 1-2.25-2.25v-8M13.25 11.75h.05',
  },
}
