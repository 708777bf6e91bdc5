import { useState } from 'react'
import type { ModalError } from '../../../schema/error.js'
import type { ViewProps } from '../../contract/view.js'
import { toModalError } from '../../core/errors.js'
import { useRun } from '../../login/use-run.js'
import { useKit } from '../../react/use-kit.js'
import { isAddress } from './address.js'
import { AddressForm } from './address-form.js'
import { emailChangeTexts } from './change-texts.js'
import { type EmailApi, emailToken, type PresentEmail } from './contract.js'
import { emailTexts } from './texts.js'
import { type AddressProblem, useAddress } from './use-address.js'
import { useOnlySignedIn } from './use-only-signed-in.js'
import { WithEmail } from './with-email.js'

/** View `UpdateEmailWallet`: another address for the login (SPEC §4, e-mail update). Nothing is asked before “Save”. */
export function UpdateEmailWalletView({ ui, params }: ViewProps) {
  const { Failure, Skeleton, Title, useLogic, useWords } = ui
  const words = useWords(emailChangeTexts)
  const { value: api, error: missing, retry } = useLogic(emailToken, 'UpdateEmailWallet')
  const [present, setPresent] = useState<PresentEmail>()
  const [lost, setLost] = useState<ModalError>()
  useOnlySignedIn(ui)
  useRun(api && !lost ? 'present' : undefined, {
    // It is there: there is no key without it.
    ask: async (signal) => api?.present(signal),
    onDone: setPresent,
    onFailed: (cause) => setLost(toModalError(cause)),
  })

  const error = missing ?? lost
  const given = typeof params['email'] === 'string' ? params['email'] : undefined
  return (
    <>
      <Title text={words.title} />
      {error && <Failure error={error} onRetry={missing ? retry : () => setLost(undefined)} />}
      {!error && !(api && present) && <Skeleton />}
      {!error && api && present && <Change ui={ui} api={api} present={present} given={given} />}
    </>
  )
}

interface ChangeProps extends Pick<ViewProps, 'ui'> {
  readonly api: EmailApi
  readonly present: PresentEmail
  /** What was typed before, or what a host has opened the view with. */
  readonly given: string | undefined
}

function Change({ ui, api, present, given }: ChangeProps) {
  const { Failure, useWords } = ui
  const { router } = useKit()
  const words = { ...useWords(emailTexts), ...useWords(emailChangeTexts) }
  const { shown } = present
  const whole = present.whole ?? (isMasked(shown) ? undefined : shown)
  const address = useAddress({
    ui,
    api,
    given: given ?? (isMasked(shown) ? '' : (shown ?? '')),
    problemOf,
    ask: ({ change }, email, signal) => change(email, signal),
    onSent(owner, email) {
      const view = owner === 'present' ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp'
      const [first, ...rest] = [
        ...router.state.peek().stack.slice(0, -1),
        { view: 'UpdateEmailWallet', params: { email } },
      ]
      // Back finds the address as it was typed.
      if (first) router.show([first, ...rest, { view, params: { email, present: shown } }], 'forward')
    },
  })
  const { problem } = address
  const said = { invalid: words.invalid, same: words.same }

  function problemOf(email: string): AddressProblem | undefined {
    if (!isAddress(email)) return 'invalid'
    return email.trim().toLowerCase() === whole?.toLowerCase() ? 'same' : undefined
  }

  if (address.error)
    return (
      <>
        <Failure error={address.error} onRetry={address.submit} />
        <div className="mk-email-foot">
          <button type="button" className="mk-link" onClick={address.edit}>
            {words.other}
          </button>
        </div>
      </>
    )
  return (
    <AddressForm
      ui={ui}
      address={address}
      label={words.field}
      problem={problem && problem !== 'cooldown' ? said[problem] : undefined}
      isOff={address.typed.trim() === '' || problemOf(address.typed) === 'same'}
      submit={words.save}
      busy={words.sending}
      note={words.how}
    >
      {isMasked(shown) && (
        <p className="mk-text">
          <WithEmail text={words.present} email={shown} />
        </p>
      )}
    </AddressForm>
  )
}

/** Whether the address is kept without its middle: that is no letter of an address. */
function isMasked(email: string | undefined): email is string {
  return email?.includes('…') === true
}
