import type { ThemeMode } from '../../runtime/contract/app.js'
import type { Kit } from '../../runtime/contract/kit.js'
import type { Route } from '../../runtime/contract/router.js'
import type { Clock } from '../../runtime/core/host.js'
import { createModalKit } from '../../runtime/kit.js'
import { galleryHost } from './gallery-host.js'
import type { GalleryState } from './gallery-states.js'
import { galleryWiring } from './gallery-wiring.js'

/** A kit in the given state, except that nothing is open yet. */
export async function galleryKit(state: GalleryState, mode: ThemeMode, clock?: Clock): Promise<Kit> {
  const wiring = galleryWiring({ ...state, mode })
  const kit = createModalKit(wiring, galleryHost(state, clock))
  // The moment that is shown is long after the code of the view came.
  if (state.view && state.elapsedMs) {
    await Promise.all([(await wiring.modal()).views[state.view]?.(), import('../../runtime/ui/backstage.js')])
  }
  const [first] = state.wallets
  const picked = state.picked && kit.network(state.picked)
  if (picked) kit.session.showNetwork(picked.chainNamespace, picked.caipNetworkId)
  if (state.isConnected && first) await kit.session.connect(first, new AbortController().signal)
  await state.story?.(kit)
  return kit
}

/** Opens the view of the state, over the views one comes from. */
export function openState({ router }: Kit, { view, params, namespace, from = [] }: GalleryState): void {
  if (namespace) router.open({ namespace })
  if (!view) return
  // A host without types may pass anything.
  const last = (params ? { view, params } : { view }) as Route
  const [first = last, ...rest] = [...from.map((name) => ({ view: name })), last]
  router.open(first)
  router.show([first, ...rest], 'forward')
}
