import { account } from '../runtime/features/account/schema.js'
import { connect } from '../runtime/features/connect/schema.js'
import { networks } from '../runtime/features/networks/schema.js'

/** The registry: every feature this version has built, in the order it is wired. A new feature is one line here. */
export const features = [connect, account, networks] as const
