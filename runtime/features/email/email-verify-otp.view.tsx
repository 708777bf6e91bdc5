'use client'
import { useEffect, useId } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewProps } from '../../contract/view.js'
import { CodeField } from './code-field.js'
import { type EmailStep, emailToken } from './contract.js'
import { goOn } from './go-on.js'
import { Hint } from './hint.js'
import { Resend } from './resend.js'
import { emailTexts } from './texts.js'
import { type Entry, useEntry } from './use-entry.js'
import { type SignIn, useSignIn } from './use-sign-in.js'
import { useIsSlow } from './use-wait.js'
import { WithEmail } from './with-email.js'

/** Nothing of it is shown before a guard lets wallets be connected (`Slots.holds`). */
export const connects = true

/** View `EmailVerifyOtp`: the code of the mail, handed in by itself once it is whole; then the wallet is connected. */
export default function EmailVerifyOtpView({ ui, params }: ViewProps) {
  const { Failure, Title, navigation, useLogic, useWords } = ui
  const words = useWords(emailTexts)
  const email = typeof params['email'] === 'string' ? params['email'] : ''
  const { value: api, error: missing, retry } = useLogic(emailToken, 'EmailVerifyOtp')
  const signIn = useSignIn(api, ui)
  const entry = useEntry(api, ui, signIn.start)
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

  return (
    <>
      <Title text={words.enter} />
      {error ? (
        <Failure error={error} onRetry={onRetry} />
      ) : (
        <CodeForm ui={ui} email={email} entry={entry} signIn={signIn} />
      )}
      {!missing && <Resend ui={ui} api={api} email={email} onSent={onSent} />}
    </>
  )
}

interface CodeFormProps extends Pick<ViewProps, 'ui'> {
  readonly email: string
  readonly entry: Entry
  readonly signIn: SignIn
}

function CodeForm({ ui, email, entry, signIn }: CodeFormProps) {
  const words = ui.useWords(emailTexts)
  const isBusy = (entry.isChecking || signIn.step === 'connecting') && signIn.step !== 'done'
  const isSlow = useIsSlow(isBusy, ui)
  const hint = useId()
  const tone = toneOf()
  return (
    <form className="mk-body mk-email" onSubmit={(event) => event.preventDefault()}>
      <CodeField
        label={<WithEmail text={words.code} email={email} />}
        value={entry.code}
        isReadOnly={isBusy || signIn.step === 'done'}
        tone={tone}
        hint={hint}
        onChange={entry.type}
      />
      <Hint id={hint} tone={tone} isBusy={isBusy}>
        {hintOf()}
      </Hint>
    </form>
  )

  function toneOf(): 'error' | 'success' | undefined {
    if (signIn.step === 'done') return 'success'
    return entry.reason === undefined ? undefined : 'error'
  }

  function hintOf(): string {
    if (signIn.step === 'done') return words.done
    if (isBusy && isSlow) return words.slow
    if (signIn.step === 'connecting') return words.signingIn
    if (entry.isChecking) return words.checking
    return entry.reason === undefined ? words.valid : fill(words.wrong, { reason: `\u2068${entry.reason}\u2069` })
  }
}
