import type { Feature } from '../../contract/kit.js'
import { type ActivityApi, activityToken } from './contract.js'

const logic = () => import('./activity.js')

/** Turns the activity on: the tab of the view Account, fetched together with what it asks with, and the view Transactions. */
export function activity(): Feature<ActivityApi> {
  return {
    id: activityToken.id,
    remote: 'activity',
    load: (kit) => logic().then((it) => it.createActivity(kit)),
  }
}
