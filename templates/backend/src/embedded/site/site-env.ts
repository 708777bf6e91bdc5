import type { Env } from '../../backend.js'
import type { Caller } from '../part.js'

/** What Hono carries along a request of the wallet's site. */
export interface SiteEnv {
  readonly Variables: Env['Variables'] & {
    /** Who asks, once the proof was checked. */
    caller: Caller
    /** Whether the page that embeds the frame is of the same site: cookies of the frame need no jar of their own. */
    isSameSite: boolean
  }
}
