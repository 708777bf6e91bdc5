import type { Feature } from '../../contract/kit.js'
import { type SafeApi, safeToken } from './contract.js'

/** Turns the Safe on. What connects is looked for at page load: `connectors/safe`, which `generated.ts` lists. */
export function safe(): Feature<SafeApi> {
  return { id: safeToken.id, load: async () => ({ connectorId: 'safe' }) }
}
