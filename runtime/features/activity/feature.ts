import type { Feature } from '../../contract/kit.js'
import { label } from '../../core/words.js'
import { isSmartAccount } from '../../session/is-smart-account.js'
import { type ActivityApi, activityToken } from './contract.js'
import { activityTabTexts } from './tab-texts.js'

const logic = () => import('./activity.js')

/** Turns the activity on: the tab of the view Account, fetched together with what it asks with, and the view Transactions. */
export function activity(): Feature<ActivityApi> {
  return {
    id: activityToken.id,
    remote: 'activity',
    slots: {
      accountTab: {
        order: 20,
        label: label(activityTabTexts, 'label'),
        shape: 'groups',
        onPick: ({ events, session }) =>
          events.emit('CLICK_TRANSACTIONS', { isSmartAccount: isSmartAccount(session.account()) }),
        load: () => Promise.all([import('./activity-list.js'), logic()]).then(([it]) => it.ActivityList),
      },
    },
    load: (kit) => logic().then((it) => it.createActivity(kit)),
  }
}
