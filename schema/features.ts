import { account } from '../runtime/features/account/schema.js'
import { connect } from '../runtime/features/connect/schema.js'
import { legal } from '../runtime/features/legal/schema.js'
import { networks } from '../runtime/features/networks/schema.js'
import { receive } from '../runtime/features/receive/schema.js'

/** The registry: every feature this version has built, in the order it is wired. A new feature is one line here. */
export const features = [connect, account, networks, legal, receive] as const
