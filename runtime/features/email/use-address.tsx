import { useState } from 'react'
import type { ModalError } from '../../../schema/error.js'
import { fill } from '../../../schema/explain-error.js'
import type { ViewUi } from '../../contract/view.js'
import { toModalError } from '../../core/errors.js'
import { useRun } from '../../login/use-run.js'
import type { EmailApi } from './contract.js'
import { emailTexts } from './texts.js'
import { useSecondsLeft } from './use-seconds-left.js'

/** What is wrong with an address by itself; `same`: it is the present one. */
export type AddressProblem = 'invalid' | 'same'

/** What asking with an address needs. */
export interface AddressOptions<Step> {
  readonly ui: ViewUi
  readonly api: EmailApi | undefined
  /** What the field begins with. */
  readonly given: string
  /** It is asked with at once. */
  readonly isAtOnce?: boolean
  problemOf(email: string): AddressProblem | undefined
  ask(api: EmailApi, email: string, signal: AbortSignal): Promise<Step>
  /** What the wallet's site asks for next. */
  onSent(step: Step, email: string): void
}

/** An address, and how far asking for a mail to it is. */
export interface Address {
  readonly typed: string
  readonly isBusy: boolean
  /** What is said under the field; `cooldown`: the last mail is too young. */
  readonly problem: AddressProblem | 'cooldown' | undefined
  /** Seconds until a mail may be asked for again. */
  readonly seconds: number
  /** What stands in the place of the form, until `submit` or `edit`. */
  readonly error: ModalError | undefined
  type(text: string): void
  submit(): void
  /** Back to the form, as it was filled in. */
  edit(): void
}

/** The logic of a form with an address: asks for a mail once, and tells what is wrong with the address at the field. */
export function useAddress<Step>(options: AddressOptions<Step>): Address {
  const { ui, api, given, isAtOnce = false, problemOf, ask, onSent } = options
  const { announce, useWords } = ui
  const words = useWords(emailTexts)
  const [typed, setTyped] = useState(given)
  const [problem, setProblem] = useState<Address['problem']>(isAtOnce ? problemOf(given) : undefined)
  const [asked, setAsked] = useState(isAtOnce && problemOf(given) === undefined ? given.trim() : undefined)
  const [error, setError] = useState<ModalError>()
  const { seconds, read } = useSecondsLeft(api)
  useRun(api && asked, {
    // Both are there: nothing is asked without them.
    ask: async (signal) => api && { step: await ask(api, asked ?? '', signal) },
    onDone: (sent) => sent && onSent(sent.step, asked ?? ''),
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
  return {
    typed,
    isBusy: asked !== undefined,
    problem: problem === 'cooldown' && !isWaiting ? undefined : problem,
    seconds,
    error,
    type(text) {
      setTyped(text)
      if (problem !== 'cooldown') setProblem(undefined)
    },
    submit() {
      if (asked !== undefined || isWaiting) return
      const wrong = problemOf(typed)
      setError(undefined)
      setProblem(wrong)
      if (wrong) return
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
