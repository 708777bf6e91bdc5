import type { LateSlots } from '../../contract/kit.js'
import { label } from '../../core/words.js'
import { frameRows } from '../../frame/error-rows.data.js'
import { walletActionTexts } from './action-texts.js'

/** The action of the account, where that is of the embedded wallet, and the wallet's errors. */
export const slots: LateSlots = {
  accountAction: {
    order: 60,
    label: /*#__PURE__*/ label(walletActionTexts, 'label'),
    view: 'AccountSettings',
    drawing: 'M3.5 6h6.5m3.5 0h3M3.5 14h3m3.5 0h6.5M10 4v4M6.5 12v4',
    isFor: (_, { wallet }) => wallet === 'AUTH',
  },
  errors: frameRows,
}
