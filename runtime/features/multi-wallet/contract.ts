import type { Namespace } from '../../../schema/caip.js'
import type { FeatureToken } from '../../contract/feature-token.js'
import type { WalletConnections } from '../../session/wallet-connections.js'

/** Several wallets at once. */
export interface MultiWalletApi extends WalletConnections {
  /** Ends every connection of a namespace, or of all. */
  disconnectAll(namespace?: Namespace): Promise<void>
}

/** The feature of several wallets at once. */
export const multiWalletToken: FeatureToken<MultiWalletApi> = { id: 'multiWallet' }

declare module '../../contract/router.js' {
  interface ViewParams {
    ProfileWallets: { readonly namespace?: Namespace | undefined }
  }
}
