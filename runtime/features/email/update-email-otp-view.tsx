import { useEffect } from 'react'
import type { ViewProps } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { emailChangeTexts } from './change-texts.js'
import { CodeForm } from './code-form.js'
import { emailToken } from './contract.js'
import { Resend } from './resend.js'
import { emailTexts } from './texts.js'
import { useEntry } from './use-entry.js'
import { useOnlySignedIn } from './use-only-signed-in.js'
import { WithEmail } from './with-email.js'

/** View `UpdateEmailPrimaryOtp`: the code that the present address got; the one of the new address is next. */
export function UpdateEmailPrimaryOtpView(props: ViewProps) {
  return <Otp {...props} owner="present" />
}

/** View `UpdateEmailSecondaryOtp`: the code that the new address got; the address is changed then. */
export function UpdateEmailSecondaryOtpView(props: ViewProps) {
  return <Otp {...props} owner="next" />
}

interface OtpProps extends ViewProps {
  /** Whose code it is. */
  readonly owner: 'present' | 'next'
}

const views = { present: 'UpdateEmailPrimaryOtp', next: 'UpdateEmailSecondaryOtp' } as const

function Otp({ ui, params, owner }: OtpProps) {
  const { Failure, Title, announce, navigation, toasts, useLogic, useWords } = ui
  const { router } = useKit()
  const words = { ...useWords(emailTexts), ...useWords(emailChangeTexts) }
  const email = typeof params['email'] === 'string' ? params['email'] : ''
  const present = typeof params['present'] === 'string' ? params['present'] : undefined
  const { value: api, error: missing, retry } = useLogic(emailToken, views[owner])
  const entry = useEntry({
    ui,
    hand: api && ((code, signal) => api.confirm(owner, code, signal)),
    onDone() {
      if (owner === 'present') return show('next')
      toasts.show('success', words.changed)
      announce(words.changed)
      leave()
    },
  })
  useOnlySignedIn(ui)
  useEffect(() => {
    if (!email) navigation.reset('UpdateEmailWallet')
  }, [email, navigation])

  const show = (next: 'present' | 'next') => navigation.replace(views[next], { email, present })

  /** Back to what has led to the change; to the settings where a host has opened it (FACTS 1.6). */
  function leave(): void {
    const all: readonly string[] = ['UpdateEmailWallet', ...Object.values(views)]
    const first = router.state.peek().stack.findIndex(({ view }) => all.includes(view))
    if (first > 0) navigation.leave(...all)
    else navigation.reset('AccountSettings')
  }

  function startOver(): void {
    const { stack } = router.state.peek()
    if (stack.at(-2)?.view === 'UpdateEmailWallet') navigation.back()
    else navigation.replace('UpdateEmailWallet', { email })
  }

  const to = owner === 'present' ? present : email
  const error = missing ?? entry.error
  return (
    <>
      <Title text={owner === 'present' ? words.confirmPresent : words.confirmNext} />
      {error ? (
        <Failure error={error} onRetry={missing ? retry : entry.retry} />
      ) : (
        <CodeForm
          ui={ui}
          label={to === undefined ? words.codeOfPresent : <WithEmail text={words.code} email={to} />}
          entry={entry}
        />
      )}
      {!missing && (
        <Resend
          ui={ui}
          api={api}
          ask={({ change }, signal) => change(email, signal)}
          onSent={(asked) => {
            entry.clear()
            // It may ask for the code of the present address once more.
            if (asked !== owner) show(asked)
          }}
        >
          <p>
            {words.wrongWay}{' '}
            <button type="button" className="mk-link" data-leads="UpdateEmailWallet" onClick={startOver}>
              {words.startOver}
            </button>
          </p>
        </Resend>
      )}
    </>
  )
}
