import { ModalError } from '../../../schema/error.js'
import type { SecureWallet } from '../../connectors/secure-wallet/wallet.js'
import type { Kit } from '../../contract/kit.js'
import { coreError, toModalError } from '../../core/errors.js'
import { secureWalletToken } from '../secure-wallet/contract.js'
import { isAddress } from './address.js'
import type { EmailApi } from './contract.js'

/** Signing in by mail and changing the address, over the embedded wallet. */
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

  /** Does something with an address, which the messages of the frame check once more. */
  async function withAddress<T>(
    typed: string,
    signal: AbortSignal,
    work: (wallet: SecureWallet, email: string) => Promise<T>,
  ): Promise<T> {
    if (!isAddress(typed)) throw new ModalError('email/invalid')
    try {
      return await within(signal, (wallet) => work(wallet, typed.trim()))
    } catch (cause) {
      throw toModalError(cause).code === 'wallet/bad-request' ? new ModalError('email/invalid', {}, cause) : cause
    }
  }

  return {
    start: (typed, signal) => withAddress(typed, signal, (wallet, email) => wallet.startEmail(email, signal)),
    approved: (signal) => within(signal, (wallet) => wallet.approveDevice(signal)),
    enter: (code, signal) => within(signal, (wallet) => wallet.enterCode(code, signal)),
    connect: (signal) => api.connect(signal),
    present: (signal) =>
      within(signal, async ({ email, users }) => ({
        shown: email.peek(),
        whole: Object.values(users.peek()).find((user) => user.email)?.email,
      })),
    change: (typed, signal) => withAddress(typed, signal, (wallet, email) => wallet.changeEmail(email, signal)),
    confirm: (owner, code, signal) => within(signal, (wallet) => wallet.confirmEmail(owner, code, signal)),
    waitMs: () => known?.waitMs() ?? 0,
  }
}
