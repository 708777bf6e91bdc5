'use client'
import { useEffect, useId, useRef } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewProps } from '../../contract/view.js'
import { emailToken } from './contract.js'
import { envelope } from './drawings.data.js'
import { Hint } from './hint.js'
import { emailPartTexts } from './part-texts.js'
import { emailTexts } from './texts.js'
import { useFocusIn } from './use-focus-in.js'
import { type Login, useLogin } from './use-login.js'
import { type SignIn, useSignIn } from './use-sign-in.js'
import { useIsSlow } from './use-wait.js'

/** Nothing of it is shown before a guard lets wallets be connected (`Slots.holds`). */
export const connects = true
/** The project's backend may have switched it off. */
export const isSwitched = true

/** View `EmailLogin`: an address, and a mail to it. The one that it is opened with is asked for at once. */
export default function EmailLoginView({ ui, params }: ViewProps) {
  const { Failure, Title, useLogic, useWords } = ui
  const words = useWords(emailTexts)
  const given = typeof params['email'] === 'string' ? params['email'] : ''
  const { value: api, error: missing, retry } = useLogic(emailToken, 'EmailLogin')
  const signIn = useSignIn(api, ui)
  const login = useLogin({ ui, api, given, isDraft: params['isDraft'] === true, connect: signIn.start })
  useEffect(() => void ui.views.load('EmailVerifyOtp'), [ui])

  const error = missing ?? signIn.error ?? login.error
  function onRetry(): void {
    if (missing) retry()
    else if (signIn.error) signIn.start()
    else login.submit()
  }

  return (
    <>
      <Title text={words.title} />
      {!error && <Form ui={ui} login={login} signIn={signIn} />}
      {error && <Failure error={error} onRetry={onRetry} />}
      {login.error && (
        <div className="mk-email-foot">
          <button type="button" className="mk-link" onClick={login.edit}>
            {words.other}
          </button>
        </div>
      )}
    </>
  )
}

interface FormProps extends Pick<ViewProps, 'ui'> {
  readonly login: Login
  readonly signIn: SignIn
}

function Form({ ui, login, signIn }: FormProps) {
  const { Button, Icon, useWords } = ui
  const words = { ...useWords(emailPartTexts), ...useWords(emailTexts) }
  const { typed, isBusy, problem, seconds } = login
  const isSlow = useIsSlow(isBusy, ui)
  const hint = useId()
  const field = useRef<HTMLInputElement>(null)
  useFocusIn(field)
  return (
    <form
      className="mk-body mk-email"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        login.submit()
        field.current?.focus()
      }}
    >
      <p className="mk-text">{words.how}</p>
      <div className="mk-field">
        <Icon drawing={envelope} />
        <input
          ref={field}
          type="email"
          name="email"
          dir="ltr"
          autoComplete="email"
          inputMode="email"
          enterKeyHint="go"
          spellCheck={false}
          maxLength={320}
          readOnly={isBusy}
          aria-label={words.email}
          aria-invalid={problem === 'invalid' || undefined}
          aria-describedby={hint}
          placeholder={words.email}
          value={typed}
          onChange={({ currentTarget }) => login.type(currentTarget.value)}
        />
      </div>
      <Hint id={hint} tone={problem === 'invalid' ? 'error' : undefined}>
        {hintOf()}
      </Hint>
      <Button
        kind="primary"
        type="submit"
        isBusy={isBusy}
        aria-disabled={problem === 'cooldown' || problem === 'linked' || undefined}
      >
        {isBusy ? busyWord() : words.next}
      </Button>
    </form>
  )

  function hintOf(): string {
    if (problem === 'cooldown') return fill(words.cooldown, { seconds })
    if (problem) return words[problem]
    return isSlow ? words.slow : ''
  }

  function busyWord(): string {
    return signIn.step === 'none' ? words.sending : words.signingIn
  }
}
