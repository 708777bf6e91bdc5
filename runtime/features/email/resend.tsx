import { useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewUi } from '../../contract/view.js'
import { toModalError } from '../../core/errors.js'
import type { EmailApi, EmailStep } from './contract.js'
import { emailTexts } from './texts.js'
import { useRun } from './use-run.js'
import { useSecondsLeft } from './use-wait.js'

/** What the foot takes. */
export interface ResendProps {
  readonly ui: ViewUi
  readonly api: EmailApi | undefined
  readonly email: string
  /** What the wallet's site asks for after the new mail. */
  onSent(step: EmailStep): void
}

/** Under what waits for a mail: has it sent again, once that is possible, or begins with another address. */
export function Resend({ ui, api, email, onSent }: ResendProps) {
  const { announce, explain, navigation, toasts, useWords } = ui
  const words = useWords(emailTexts)
  const { seconds, read } = useSecondsLeft(api)
  const [isAsked, setAsked] = useState(false)
  const isOff = !api || isAsked || seconds > 0
  useRun(api && isAsked ? email : undefined, {
    ask: async (signal) => api?.start(email, signal),
    onDone(step) {
      setAsked(false)
      read()
      toasts.show('success', words.resent)
      if (step) onSent(step)
    },
    onFailed(cause) {
      setAsked(false)
      read()
      const error = explain(toModalError(cause))
      toasts.show('error', error.code === 'frame/cooldown' ? cooldownOf() : error.userMessage || error.message)
    },
  })

  function cooldownOf(): string {
    return fill(words.cooldown, { seconds: Math.ceil((api?.waitMs() ?? 0) / 1_000) })
  }

  function labelOf(): string {
    if (isAsked) return words.sending
    return seconds > 0 ? fill(words.resendIn, { seconds }) : words.resend
  }

  return (
    <div className="mk-email-foot">
      <p>
        {words.missing}{' '}
        <button
          type="button"
          className="mk-link"
          aria-disabled={isOff || undefined}
          onClick={() => {
            if (isOff) return
            announce(words.sending)
            setAsked(true)
          }}
        >
          {labelOf()}
        </button>
      </p>
      <button
        type="button"
        className="mk-link"
        data-leads="EmailLogin"
        onClick={() => navigation.replace('EmailLogin', { email, isDraft: true })}
      >
        {words.other}
      </button>
    </div>
  )
}
