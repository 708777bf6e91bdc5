import { coreError } from './core/errors.js'
import type { Kit } from './kit.js'

/** Fetches the adapter of a chain family, or makes the logic of a feature. Throws `feature/off` for what is not turned on. */
export async function loadPart(kit: Kit, id: string): Promise<unknown> {
  const { chains = [], features = [] } = kit.modal.peek() ?? {}
  const chain = chains.find((item) => item.namespace === id)
  if (chain) return chain.load(kit.host)
  const feature = features.find((item) => item.id === id)
  if (feature) return feature.load(kit)
  throw coreError('feature/off', { feature: id })
}
