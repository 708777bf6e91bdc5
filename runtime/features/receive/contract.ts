import type { FeatureToken } from '../../contract/feature-token.js'
import type { Network } from '../../core/network.js'
/** The receive feature, for hosts that draw their own screen. */
export interface ReceiveApi {
  /** The networks of the app that the active account receives on; none without a connection. */
  networks(): readonly Network[]
}

/** The feature of receiving. */
export const receiveToken: FeatureToken<ReceiveApi> = { id: 'receive' }
