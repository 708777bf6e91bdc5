import type { Feature } from '../../contract/kit.js'
import { type SafeApi, type SafeFeatureOptions, safeToken } from './contract.js'

/** Turns the Safe on. What connects is looked for at page load: `connectors/safe`, which `generated.ts` lists. */
export function safe(_options: SafeFeatureOptions = {}): Feature<SafeApi> {
  return { id: safeToken.id, load: async () => ({ connectorId: 'safe' }) }
}
