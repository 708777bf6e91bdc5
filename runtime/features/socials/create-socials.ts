import { namespaces } from '../../../schema/caip.js'
import type { ModalError } from '../../../schema/error.js'
import { asWalletError } from '../../connectors/secure-wallet/outcome.js'
import type { SecureWallet } from '../../connectors/secure-wallet/wallet.js'
import type { Kit } from '../../contract/kit.js'
import { coreError, toModalError } from '../../core/errors.js'
import { secureWalletToken } from '../secure-wallet/contract.js'
import type { SocialName, SocialsApi } from './contract.js'
import { createFarcaster } from './create-farcaster.js'
import { providerNames } from './providers.js'

/** Signing in with a provider, over the embedded wallet. */
export async function createSocials(kit: Kit): Promise<SocialsApi> {
  const { host, session } = kit
  const api = await kit.use(secureWalletToken)

  async function within<T>(signal: AbortSignal, work: (wallet: SecureWallet) => T | Promise<T>): Promise<T> {
    try {
      signal.throwIfAborted()
      const wallet = await api.wallet()
      // Else a login that was left meanwhile would open its window again.
      signal.throwIfAborted()
      return await work(wallet)
    } catch (cause) {
      throw signal.aborted ? coreError('flow/cancelled', {}, cause) : cause
    }
  }

  return {
    async ready() {
      await api.wallet()
    },
    async start(provider, signal) {
      const login = await within(signal, (wallet) => wallet.startSocial(provider, signal))
      const done = login.done.catch((cause: unknown) => {
        throw signal.aborted ? coreError('flow/cancelled', {}, cause) : outcomeOf(cause, provider)
      })
      return { ...login, done }
    },
    farcaster: createFarcaster({
      clock: host.clock,
      uri: (signal) => within(signal, (wallet) => wallet.farcasterUri(signal)),
      approved: (signal) =>
        within(signal, (wallet) => wallet.approveFarcaster(signal)).catch((cause: unknown) => {
          throw outcomeOf(cause, 'farcaster')
        }),
      reset: () => api.wallet().then((wallet) => wallet.resetFarcaster()),
      isConnected: () =>
        namespaces.some((namespace) => session.account(namespace) && session.connectorOf(namespace)?.type === 'AUTH'),
    }),
    connect: (signal) => api.connect(signal),
  }
}

/** A "no" of the person is that of any wallet. What else went wrong stays as it is. */
function outcomeOf(cause: unknown, provider: SocialName): ModalError {
  const error = asWalletError(cause, providerNames[provider])
  return error.code === 'wallet/rejected' ? error : toModalError(cause)
}
