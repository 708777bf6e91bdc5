'use client'
import { useEffect } from 'react'
import type { ViewProps } from '../../contract/view.js'
import { useSignIn } from '../../login/use-sign-in.js'
import { AddressForm } from './address-form.js'
import { emailToken } from './contract.js'
import { emailPartTexts } from './part-texts.js'
import { emailTexts } from './texts.js'
import { type Login, useLogin } from './use-login.js'

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
  const signIn = useSignIn(api, ui, words)
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
      {!error && <Form ui={ui} login={login} isSending={signIn.step === 'none'} />}
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
  readonly isSending: boolean
}

function Form({ ui, login, isSending }: FormProps) {
  const words = ui.useWords(emailTexts)
  const { email } = ui.useWords(emailPartTexts)
  const wrong = login.problem && login.problem !== 'cooldown' ? words.invalid : undefined
  return (
    <AddressForm
      ui={ui}
      address={login}
      label={email}
      problem={login.isLinked ? words.linked : wrong}
      isOff={login.isLinked || login.typed.trim() === ''}
      submit={words.next}
      busy={isSending ? words.sending : words.signingIn}
      note={words.noPassword}
    >
      <p className="mk-text">{words.how}</p>
    </AddressForm>
  )
}
