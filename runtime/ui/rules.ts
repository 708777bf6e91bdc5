import type { OpeningKit } from './opening.js'
import type { OpenOptions, Route } from './router.js'

/** What a feature says about moving through the modal. Guards live with their feature; the router only asks. */
export interface RouterRules {
  /** The view the modal opens on in place of what was asked for (SPEC §2, opening, 2). */
  opensOn?(kit: OpeningKit, options: OpenOptions): Route | undefined
  /** Whether people may close the modal on `view`; where not, it shakes (SPEC §2, closing). */
  mayClose?(kit: OpeningKit, view: string): boolean
  /** `view` was left by going back (SPEC §2, going back). */
  onLeave?(kit: OpeningKit, view: string): void
}
