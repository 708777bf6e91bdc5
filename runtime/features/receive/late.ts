import type { LateSlots } from '../../contract/kit.js'
import { label } from '../../core/words.js'
import { receiveActionTexts } from './action-texts.js'

/** The action of the account. */
export const slots: LateSlots = {
  accountAction: {
    order: 30,
    label: /*#__PURE__*/ label(receiveActionTexts, 'label'),
    view: 'WalletReceive',
    drawing: 'M10 4v8.5M6 8.75l4 4 4-4M4.5 16.5h11',
  },
}
