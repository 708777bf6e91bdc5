import type { FeatureToken } from '../../contract/feature-token.js'
/** Options of the legal feature, as resolved from the config. */
export interface LegalOptions {
  /** Nothing connects before the user has ticked the box. */
  readonly legalCheckbox?: boolean
  readonly termsUrl?: string
  readonly privacyUrl?: string
}

/** The feature of the legal notice. */
export const legalToken: FeatureToken<LegalOptions, LegalOptions> = { id: 'legal' }
