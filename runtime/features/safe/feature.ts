import type { Feature } from '../../wiring.js'

/** Options of the safe feature, as resolved from the config. */
export interface SafeFeatureOptions {
  /** Turns it on. */
  readonly safe?: boolean
}

/** The safe feature, for hosts that draw their own screens. */
export interface SafeApi {
  /** Which connector of `kit.registry` it is, where the page stands in a Safe. */
  readonly connectorId: string
}

/** Turns the Safe on. What connects is looked for at page load: `connectors/safe`, which `generated.ts` lists. */
export function safe(_options: SafeFeatureOptions = {}): Feature<'safe', SafeApi> {
  return { id: 'safe', load: async () => ({ connectorId: 'safe' }) }
}
