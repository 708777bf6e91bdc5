import type { FeatureToken } from '../../contract/feature-token.js'

/** The safe feature, for hosts that draw their own screens. */
export interface SafeApi {
  /** Which connector of `kit.registry` it is, where the page stands in a Safe. */
  readonly connectorId: string
}

/** The feature of the Safe. */
export const safeToken: FeatureToken<SafeApi> = { id: 'safe' }
