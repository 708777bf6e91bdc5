import { ModalError } from '../../../schema/error.js'
import type { SecureWallet } from '../../connectors/secure-wallet/wallet.js'
import type { Kit } from '../../contract/kit.js'
import { coreError } from '../../core/errors.js'
import { secureWalletToken } from '../secure-wallet/contract.js'
import type { EmailApi } from './contract.js'

/** Longest address that mail servers take (RFC 5321). */
const LONGEST = 254

/** Signing in by mail, over the embedded wallet. */
export async function createEmail(kit: Kit): Promise<EmailApi> {
  const api = await kit.use(secureWalletToken)
  let known: SecureWallet | undefined

  async function within<T>(signal: AbortSignal, work: (wallet: SecureWallet) => Promise<T>): Promise<T> {
    try {
      signal.throwIfAborted()
      known ??= await api.wallet()
      return await work(known)
    } catch (cause) {
      throw signal.aborted ? coreError('flow/cancelled', {}, cause) : cause
    }
  }

  return {
    async start(typed, signal) {
      const email = typed.trim()
      if (email.length > LONGEST || !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
        throw new ModalError('email/invalid')
      return within(signal, (wallet) => wallet.startEmail(email, signal))
    },
    approved: (signal) => within(signal, (wallet) => wallet.approveDevice(signal)),
    enter: (code, signal) => within(signal, (wallet) => wallet.enterCode(code, signal)),
    connect: (signal) => api.connect(signal),
    waitMs: () => known?.waitMs() ?? 0,
  }
}
