import type { Kit } from './contract/kit.js'
import { coreError } from './core/errors.js'

/**
 * Fetches the adapter of a namespace, or makes the logic of a feature. Throws `feature/off` for what is not turned on.
 */
export async function loadPart(kit: Kit, id: string): Promise<unknown> {
  const { chains = [], features = [] } = kit.modal.peek() ?? {}
  const chain = chains.find((item) => item.namespace === id)
  if (chain) return chain.load(kit.host)
  const feature = features.find((item) => item.id === id || item.provides?.some((token) => token.id === id))
  // Made once, under whichever of its tokens it is asked for.
  if (feature?.id === id) return feature.load(kit)
  if (feature) return kit.use(feature)
  throw coreError('feature/off', { feature: id })
}
