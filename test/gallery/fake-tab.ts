import type { Feature } from '../../runtime/contract/kit.js'
import type { AccountTab } from '../../runtime/contract/view.js'
import { activityTabTexts } from '../../runtime/features/activity/tab-texts.js'
import { nftsTabTexts } from '../../runtime/features/nfts/tab-texts.js'

const tabs = { nfts: { order: 10, texts: nftsTabTexts }, activity: { order: 20, texts: activityTabTexts } }

/** A feature that has nothing but its tab of the view Account. */
export function fakeTab(id: keyof typeof tabs, load: AccountTab['load']): Feature {
  const { order, texts } = tabs[id]
  return { id, load: async () => ({}), slots: { accountTab: { order, label: { texts, key: 'label' }, load } } }
}
