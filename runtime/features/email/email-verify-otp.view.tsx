'use client'
import { useEffect } from 'react'
import type { ViewProps } from '../../contract/view.js'
import { useSignIn } from '../../login/use-sign-in.js'
import { CodeForm } from './code-form.js'
import { type EmailStep, emailToken } from './contract.js'
import { goOn } from './go-on.js'
import { OtherEmail } from './other-email.js'
import { Resend } from './resend.js'
import { emailTexts } from './texts.js'
import { useEntry } from './use-entry.js'
import { WithEmail } from './with-email.js'

/** Nothing of it is shown before a guard lets wallets be connected (`Slots.holds`). */
export const connects = true

/** View `EmailVerifyOtp`: the code of the mail, handed in by itself once it is whole; then the wallet is connected. */
export default function EmailVerifyOtpView({ ui, params }: ViewProps) {
  const { Failure, Title, navigation, useLogic, useWords } = ui
  const words = useWords(emailTexts)
  const email = typeof params['email'] === 'string' ? params['email'] : ''
  const { value: api, error: missing, retry } = useLogic(emailToken, 'EmailVerifyOtp')
  const signIn = useSignIn(api, ui, words)
  const entry = useEntry({ ui, hand: api?.enter, onDone: signIn.start })
  useEffect(() => {
    if (!email) navigation.reset('EmailLogin')
  }, [email, navigation])

  const error = missing ?? signIn.error ?? entry.error
  function onRetry(): void {
    if (missing) retry()
    else if (signIn.error) signIn.start()
    else entry.retry()
  }

  function onSent(step: EmailStep): void {
    entry.clear()
    signIn.stop()
    goOn(step, { email, navigation, connect: signIn.start })
  }

  const isDone = signIn.step === 'done'
  const follow = signIn.step === 'none' ? undefined : { isDone, text: isDone ? words.done : words.signingIn }
  return (
    <>
      <Title text={words.enter} />
      {error ? (
        <Failure error={error} onRetry={onRetry} />
      ) : (
        <CodeForm ui={ui} label={<WithEmail text={words.code} email={email} />} entry={entry} follow={follow} />
      )}
      {!missing && (
        <Resend ui={ui} api={api} ask={({ start }, signal) => start(email, signal)} onSent={onSent}>
          <OtherEmail ui={ui} email={email} />
        </Resend>
      )}
    </>
  )
}
