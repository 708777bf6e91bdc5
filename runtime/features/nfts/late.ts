import type { LateSlots } from '../../contract/kit.js'
import { label } from '../../core/words.js'
import { nftsTabTexts } from './tab-texts.js'

const logic = () => import('./nfts.js')

/** The tab of the account. */
export const slots: LateSlots = {
  accountTab: {
    order: 10,
    label: /*#__PURE__*/ label(nftsTabTexts, 'label'),
    shape: 'tiles',
    load: () => Promise.all([import('./nfts-tab.js'), logic()]).then(([it]) => it.NftsTab),
  },
}
