import { useState } from 'react'
import type { ModalError } from '../../schema/error.js'
import type { ViewUi } from '../contract/view.js'
import { toModalError } from '../core/errors.js'
import { multiWalletToken } from '../features/multi-wallet/contract.js'
import { networksToken } from '../features/networks/contract.js'
import type { SecureWalletApi } from '../features/secure-wallet/contract.js'
import { useKit } from '../react/use-kit.js'
import { useRun } from './use-run.js'

/** What is said of it. */
export interface SignInWords {
  readonly signingIn: string
  readonly done: string
}

/** How far connecting the account is that is signed in. */
export interface SignIn {
  readonly step: 'none' | 'connecting' | 'done'
  /** Why it did not connect, until `start` tries again. */
  readonly error: ModalError | undefined
  start(): void
  /** Takes that back. */
  stop(): void
}

/**
 * Connects what is signed in, and goes on as after any wallet: to the networks where the app does not work on that one,
 * to the wallets where another one was there before, else back to the page.
 */
export function useSignIn(
  api: Pick<SecureWalletApi, 'connect'> | undefined,
  { announce, navigation, toasts }: ViewUi,
  words: SignInWords,
): SignIn {
  const kit = useKit()
  const [isAnother] = useState(() => kit.has(multiWalletToken) && kit.session.account() !== undefined)
  const [step, setStep] = useState<SignIn['step']>('none')
  const [error, setError] = useState<ModalError>()
  useRun(api && step === 'connecting' && !error ? 'connect' : undefined, {
    // It is there: there is no key without it.
    ask: async (signal) => api?.connect(signal),
    onDone(connection) {
      setStep('done')
      if (connection && !kit.network(connection.caipNetworkId) && kit.has(networksToken))
        navigation.reset('UnsupportedChain')
      else if (isAnother) {
        kit.router.show([{ view: 'Account' }, { view: 'ProfileWallets' }], 'forward')
        toasts.show('success', words.done)
      } else kit.router.close()
      announce(words.done)
    },
    onFailed: (cause) => setError(toModalError(cause)),
  })
  return {
    step,
    error,
    start() {
      setError(undefined)
      setStep('connecting')
      announce(words.signingIn)
    },
    stop() {
      setError(undefined)
      setStep('none')
    },
  }
}
