import { LegalFrame } from './legal-frame.js'
import type { LegalFeature, LegalOptions } from './options.js'

/** Turns the legal notice on: a line under what connects, or a box to tick above it (SPEC §9, legalCheckbox). */
export function legal(options: LegalOptions): LegalFeature {
  return {
    id: 'legal',
    options,
    ConnectFrame: LegalFrame,
    load: async () => ({ ...options }),
  }
}
