'use client'
import { useEffect, useState } from 'react'
import type { ModalError } from '../../../schema/error.js'
import { fill } from '../../../schema/explain-error.js'
import type { ViewProps } from '../../contract/view.js'
import { toModalError } from '../../core/errors.js'
import { useRun } from '../../login/use-run.js'
import { useSignIn } from '../../login/use-sign-in.js'
import { shortEmail } from './address.js'
import { type EmailStep, emailToken } from './contract.js'
import { envelope } from './drawings.data.js'
import { goOn } from './go-on.js'
import { OtherEmail } from './other-email.js'
import { Resend } from './resend.js'
import { emailTexts } from './texts.js'

/** Nothing of it is shown before a guard lets wallets be connected (`Slots.holds`). */
export const connects = true

/** View `EmailVerifyDevice`: waits until the link of the mail was opened; then the code is asked for. */
export default function EmailVerifyDeviceView({ ui, params }: ViewProps) {
  const { Failure, Icon, StatusScreen, Title, announce, navigation, useLogic, useWords } = ui
  const words = useWords(emailTexts)
  const email = typeof params['email'] === 'string' ? params['email'] : ''
  const { value: api, error: missing, retry } = useLogic(emailToken, 'EmailVerifyDevice')
  const [number, setNumber] = useState(() => numberIn(params['number']))
  // A new mail has a link of its own, which is waited for anew.
  const [round, setRound] = useState(0)
  const [failed, setFailed] = useState<ModalError>()
  const signIn = useSignIn(api, ui, words)
  const isConnecting = signIn.step !== 'none'
  useEffect(() => {
    if (!email) navigation.reset('EmailLogin')
  }, [email, navigation])
  useEffect(() => void ui.views.load('EmailVerifyOtp'), [ui])
  useRun(api && email && !failed && !isConnecting ? round : undefined, {
    ask: async (signal) => api?.approved(signal),
    onDone() {
      announce(words.approved)
      navigation.replace('EmailVerifyOtp', { email })
    },
    onFailed: (cause) => setFailed(toModalError(cause)),
  })

  function onSent(step: EmailStep): void {
    signIn.stop()
    setFailed(undefined)
    setNumber(numberIn(step.number))
    setRound((before) => before + 1)
    goOn(step, { email, navigation, connect: signIn.start })
  }

  const error = missing ?? signIn.error ?? failed
  function onRetry(): void {
    if (missing) retry()
    else if (signIn.error) signIn.start()
    else setFailed(undefined)
  }

  const foot = (
    <Resend ui={ui} api={api} ask={({ start }, signal) => start(email, signal)} onSent={onSent}>
      <OtherEmail ui={ui} email={email} />
    </Resend>
  )
  const slots = { number: number ?? '', email: shortEmail(email) }
  return (
    <>
      <Title text={words.inbox} />
      {error ? (
        <Failure error={error} onRetry={onRetry} />
      ) : (
        <StatusScreen
          isBusy
          image={
            <span className="mk-email-tile" aria-hidden="true">
              {number ?? <Icon drawing={envelope} />}
            </span>
          }
          title={titleOf()}
          text={isConnecting ? '' : fill(number ? words.chooseText : words.approveText, slots)}
        />
      )}
      {!missing && (!isConnecting || signIn.error) && foot}
    </>
  )

  function titleOf(): string {
    if (isConnecting) return words.signingIn
    return number ? fill(words.choose, slots) : words.approve
  }
}

/** The number to be found again in the mail. A host may open the view with anything. */
function numberIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^\d{1,3}$/.test(value) ? value : undefined
}
