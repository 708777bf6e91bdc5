import type { LateSlots } from '../../contract/kit.js'
import { label } from '../../core/words.js'
import { isSmartAccount } from '../../session/is-smart-account.js'
import { activityTabTexts } from './tab-texts.js'

const logic = () => import('./activity.js')

/** The tab of the account. */
export const slots: LateSlots = {
  accountTab: {
    order: 20,
    label: /*#__PURE__*/ label(activityTabTexts, 'label'),
    shape: 'groups',
    onPick: ({ events, session }) =>
      events.emit('CLICK_TRANSACTIONS', { isSmartAccount: isSmartAccount(session.account()) }),
    load: () => Promise.all([import('./activity-list.js'), logic()]).then(([it]) => it.ActivityList),
  },
}
