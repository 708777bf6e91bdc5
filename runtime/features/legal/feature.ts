import { LegalPart } from './legal-part.js'
import type { LegalFeature, LegalOptions } from './options.js'

/** Turns the legal notice on: a line under what connects, or a box to tick above it (SPEC §9, legalCheckbox). */
export function legal(options: LegalOptions): LegalFeature {
  const mustAgree = options.legalCheckbox === true
  return {
    id: 'legal',
    options,
    connect: { place: 'notice', mustAgree, Part: LegalPart },
    load: async () => ({ ...options }),
  }
}
