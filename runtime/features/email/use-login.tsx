import { useState } from 'react'
import type { ModalError } from '../../../schema/error.js'
import { fill } from '../../../schema/explain-error.js'
import type { ViewUi } from '../../contract/view.js'
import { toModalError } from '../../core/errors.js'
import { isAddress } from './address.js'
import type { EmailApi } from './contract.js'
import { goOn } from './go-on.js'
import { emailTexts } from './texts.js'
import { useIsSignedIn } from './use-is-signed-in.js'
import { useRun } from './use-run.js'
import { useSecondsLeft } from './use-wait.js'

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

/** An address, and how far asking for a mail to it is. */
export interface Login {
  readonly typed: string
  readonly isBusy: boolean
  /** What is said under the field; `linked`: a user is signed in already. */
  readonly problem: 'invalid' | 'cooldown' | 'linked' | undefined
  /** Seconds until a mail may be asked for again. */
  readonly seconds: number
  /** What stands in the place of the form, until `submit` or `edit`. */
  readonly error: ModalError | undefined
  type(text: string): void
  submit(): void
  /** Back to the form, as it was filled in. */
  edit(): void
}

/** The logic of the view EmailLogin: asks at once for the address that it was opened with. */
export function useLogin({ ui, api, given, isDraft, connect }: LoginOptions): Login {
  const { announce, navigation, useWords } = ui
  const words = useWords(emailTexts)
  const isSignedIn = useIsSignedIn()
  const [isLinked] = useState(isSignedIn)
  const isAtOnce = given.trim() !== '' && !isDraft && !isLinked
  const [typed, setTyped] = useState(given)
  const [asked, setAsked] = useState(isAtOnce && isAddress(given) ? given.trim() : undefined)
  const [problem, setProblem] = useState<Login['problem']>(isAtOnce && !isAddress(given) ? 'invalid' : undefined)
  const [error, setError] = useState<ModalError>()
  const { seconds, read } = useSecondsLeft(api)
  useRun(api && asked, {
    // It is there: nothing is asked without it.
    ask: async (signal) => api?.start(asked ?? '', signal),
    onDone: (step) => step && goOn(step, { email: asked ?? '', navigation, connect }),
    onFailed(cause) {
      const failed = toModalError(cause)
      setAsked(undefined)
      if (isOfAddress(failed)) setProblem('invalid')
      else if (failed.code === 'frame/cooldown') {
        setProblem('cooldown')
        read()
        announce(fill(words.cooldown, { seconds: Math.ceil((api?.waitMs() ?? 0) / 1_000) }))
      } else setError(failed)
    },
  })
  const isWaiting = problem === 'cooldown' && seconds > 0
  const shown = problem === 'cooldown' && !isWaiting ? undefined : problem
  return {
    typed,
    isBusy: asked !== undefined,
    problem: isLinked ? 'linked' : shown,
    seconds,
    error,
    type(text) {
      setTyped(text)
      if (problem === 'invalid') setProblem(undefined)
    },
    submit() {
      if (asked !== undefined || isWaiting || isLinked) return
      setError(undefined)
      if (!isAddress(typed)) return setProblem('invalid')
      setProblem(undefined)
      setAsked(typed.trim())
      announce(words.sending)
    },
    edit: () => setError(undefined),
  }
}

/** Whether the address is what is wrong: we say so, or the wallet's site does (FACTS 1.3). */
function isOfAddress({ code, slots }: ModalError): boolean {
  return code === 'email/invalid' || (code === 'frame/refused' && /invalid e-?mail/i.test(String(slots['reason'])))
}
