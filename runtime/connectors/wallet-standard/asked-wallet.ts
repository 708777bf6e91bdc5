import type { Identifier, StandardAccount, StandardWallet } from '../../contract/standard-wallet.js'
import { coreError } from '../../core/errors.js'
import { toSolanaError } from '../../core/solana-error.js'
import { isVersion1 } from '../solana/version.js'
import { createWaiters } from '../waiters.js'
import { readAccounts } from './accounts.js'

/** A wallet as far as it is asked. Everything it throws is a `ModalError`. */
export interface AskedWallet {
  readonly name: string
  /**
   * Calls the function of a feature: `connect` of `standard:connect`. Throws `wallet/unsupported` where the wallet has no
   * version 1 of it, `wallet/disconnected` once it has left the page, also while it is asked, and `wallet/*`.
   */
  call(feature: Identifier, args: readonly unknown[], method?: string): Promise<unknown>
  /** The accounts of Solana that it shares now. Throws `wallet/bad-answer`, `wallet/failed`. */
  accounts(): readonly StandardAccount[]
  /** Calls back with what it says has changed; the returned function stops. Throws what the wallet throws. */
  onChange(listener: (properties: unknown) => void): () => void
}

/** Makes the wallet that is asked; `left` aborts when it has left the page. */
export function askedWallet(name: string, wallet: StandardWallet, left: AbortSignal): AskedWallet {
  const waiters = createWaiters()
  const gone = () => coreError('wallet/disconnected', { wallet: name })
  left.addEventListener('abort', () => waiters.fail(gone()), { once: true })

  function invoke(feature: Identifier, args: readonly unknown[], method: string): unknown {
    const found = Object(wallet.features[feature])
    const act = found[feature === 'standard:events' ? 'on' : feature.slice(feature.indexOf(':') + 1)]
    if (isVersion1(found.version) && typeof act === 'function') return Reflect.apply(act, found, args)
    throw coreError('wallet/unsupported', { wallet: name, method })
  }

  return {
    name,
    async call(feature, args, method = feature) {
      if (left.aborted) throw gone()
      try {
        return await waiters.until(Promise.resolve(invoke(feature, args, method)))
      } catch (cause) {
        throw toSolanaError(cause, name, method)
      }
    },
    accounts() {
      try {
        return readAccounts(wallet.accounts, name)
      } catch (cause) {
        throw toSolanaError(cause, name, 'standard:connect')
      }
    },
    onChange(listener) {
      const stop = invoke('standard:events', ['change', listener], 'standard:events')
      return () => {
        if (typeof stop === 'function') stop()
      }
    },
  }
}
