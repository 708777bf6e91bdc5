import { type ReactNode, useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewUi } from '../../contract/view.js'
import { toModalError } from '../../core/errors.js'
import { useRun } from '../../login/use-run.js'
import type { EmailApi } from './contract.js'
import { emailTexts } from './texts.js'
import { useSecondsLeft } from './use-seconds-left.js'

/** What the foot takes. */
export interface ResendProps<Step> {
  readonly ui: ViewUi
  readonly api: EmailApi | undefined
  /** Has another mail sent. Gives what the wallet's site asks for after it. */
  ask(api: EmailApi, signal: AbortSignal): Promise<Step>
  onSent(step: Step): void
  /** What leads back to the address. */
  readonly children: ReactNode
}

/** Under what waits for a mail: has it sent again, once that is possible, or begins with another address. */
export function Resend<Step>({ ui, api, ask, onSent, children }: ResendProps<Step>) {
  const { announce, explain, toasts, useWords } = ui
  const words = useWords(emailTexts)
  const { seconds, read } = useSecondsLeft(api)
  const [isAsked, setAsked] = useState(false)
  const isOff = !api || isAsked || seconds > 0
  useRun(api && isAsked ? 'resend' : undefined, {
    // It is there: there is no key without it.
    ask: async (signal) => api && { step: await ask(api, signal) },
    onDone(sent) {
      setAsked(false)
      read()
      toasts.show('success', words.resent)
      if (sent) onSent(sent.step)
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
      {children}
    </div>
  )
}
