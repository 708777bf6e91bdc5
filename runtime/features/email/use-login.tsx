import { useState } from 'react'
import type { ViewUi } from '../../contract/view.js'
import { useIsSignedIn } from '../../login/use-is-signed-in.js'
import { isAddress } from './address.js'
import type { EmailApi } from './contract.js'
import { goOn } from './go-on.js'
import { type Address, useAddress } from './use-address.js'

/** What asking for a mail needs. */
export interface LoginOptions {
  readonly ui: ViewUi
  readonly api: EmailApi | undefined
  /** What the view was opened with. */
  readonly given: string
  /** It is to be changed before a mail is asked for. */
  readonly isDraft: boolean
  /** Connects where the site asks for nothing more. */
  connect(): void
}

/** An address to sign in with. */
export interface Login extends Address {
  /** A user is signed in already: nothing is asked. */
  readonly isLinked: boolean
}

/** The logic of the view EmailLogin: asks at once for the address that it was opened with. */
export function useLogin({ ui, api, given, isDraft, connect }: LoginOptions): Login {
  const { navigation } = ui
  const isSignedIn = useIsSignedIn()
  const [isLinked] = useState(isSignedIn)
  const address = useAddress({
    ui,
    api,
    given,
    isAtOnce: given.trim() !== '' && !isDraft && !isLinked,
    problemOf: (email) => (isAddress(email) ? undefined : 'invalid'),
    ask: ({ start }, email, signal) => start(email, signal),
    onSent: (step, email) => goOn(step, { email, navigation, connect }),
  })
  return { ...address, isLinked, submit: () => isLinked || address.submit() }
}
