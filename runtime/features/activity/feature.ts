import type { Feature } from '../../contract/kit.js'
import { submittedTransactions } from '../../contract/provided.js'
import { label } from '../../core/words.js'
import { type ActivityApi, activityToken } from './contract.js'
import { activityTabTexts } from './tab-texts.js'

/** Turns the activity on: the tab of the view Account, and the view Transactions. */
export function activity(): Feature<ActivityApi> {
  return {
    id: activityToken.id,
    provides: [submittedTransactions],
    slots: {
      accountTab: {
        order: 20,
        label: label(activityTabTexts, 'label'),
        load: () => import('./activity-list.js').then((it) => it.ActivityList),
      },
    },
    load: (kit) =>
      Promise.all([import('./activity.js'), import('./submissions.js')]).then(([it, own]) =>
        it.createActivity(kit, own.createSubmissions(kit)),
      ),
  }
}
