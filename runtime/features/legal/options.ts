import type { Kit } from '../../kit.js'
import type { Feature } from '../../wiring.js'

/** Options of the legal feature, as resolved from the config. */
export interface LegalOptions {
  /** Nothing connects before people have ticked that they agree. */
  readonly legalCheckbox?: boolean
  readonly termsUrl?: string
  readonly privacyUrl?: string
}

/** The descriptor of the legal feature. Its API is what it was made with, for hosts that draw a notice of their own. */
export interface LegalFeature extends Feature<'legal', LegalOptions> {
  readonly options: LegalOptions
}

/** The options the app's legal feature was made with. */
export function legalOptions({ modal }: Kit): LegalOptions {
  // The list holds features of any kind; the id says which one this is.
  const feature = modal.peek()?.features.find((item): item is LegalFeature => item.id === 'legal')
  return feature?.options ?? {}
}
