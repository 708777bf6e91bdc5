import { secureWalletSource } from '../../connectors/secure-wallet/secure-wallet.js'
import type { Feature } from '../../contract/kit.js'
import { type SecureWalletApi, type SecureWalletOptions, secureWalletToken } from './contract.js'

/** Turns the embedded wallet on: its connectors, its frame, and the screen on which requests are approved. */
export function secureWallet(options: SecureWalletOptions = {}): Feature<SecureWalletApi, SecureWalletOptions> {
  return {
    id: secureWalletToken.id,
    options,
    connectors: [
      secureWalletSource({
        storeEmail: options.secureWallet?.storeEmail,
        screenOf: (kit) => import('./approval-screen.js').then((it) => it.approvalScreen(kit)),
      }),
    ],
    load: (kit) => import('./create-secure-wallet.js').then((it) => it.createSecureWalletApi(kit)),
  }
}
