import type { Feature } from '../../contract/kit.js'
import { type LegalOptions, legalToken } from './contract.js'
import { LegalGuard } from './legal-guard.js'

/** Turns the legal notice on: a line under what connects, or a box to tick above it (SPEC §9, legalCheckbox). */
export function legal(options: LegalOptions): Feature<LegalOptions, LegalOptions> {
  return {
    id: legalToken.id,
    options,
    slots: {
      connectGuard: { order: 10, Guard: LegalGuard },
      holds: (isAgreed) => options.legalCheckbox === true && !isAgreed,
    },
    load: async () => ({ ...options }),
  }
}
