import { Assets } from './assets.js'
import { followIdentity } from './follow-identity.js'

/** What the view Account shows beside who is connected: one script, since the view itself is small. */
export const lateParts = { Assets, followIdentity } as const
