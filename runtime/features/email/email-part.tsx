'use client'
import { useState } from 'react'
import type { FirstViewProps } from '../../contract/view.js'
import { useIsDrawn } from '../../login/use-is-drawn.js'
import { useIsSignedIn } from '../../login/use-is-signed-in.js'
import { useKit } from '../../react/use-kit.js'
import { arrow, envelope } from './drawings.data.js'
import { emailPartTexts } from './part-texts.js'

/** An e-mail address in the view Connect. The view it leads to does the work; going back finds it as it was typed. */
export function EmailPart({ ui, params }: FirstViewProps) {
  const { Button, Icon, useWords } = ui
  const { router } = useKit()
  const words = useWords(emailPartTexts)
  const isOff = useIsSignedIn()
  const kept = params['email']
  const [typed, setTyped] = useState(typeof kept === 'string' ? kept : '')
  const email = typed.trim()
  const isDrawn = useIsDrawn()

  function submit(): void {
    if (email === '' || isOff) return
    const { stack } = router.state.peek()
    const [first, ...rest] = [...stack.slice(0, -1), { view: 'Connect', params: { ...params, email } }]
    if (first) router.show([first, ...rest, { view: 'EmailLogin', params: { email } }], 'forward')
  }

  return (
    <form
      className="mk-email"
      data-leads="EmailLogin"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="mk-field">
        {isDrawn && (
          <>
            <Icon drawing={envelope} />
            <input
              type="email"
              name="email"
              dir="ltr"
              autoComplete="email"
              inputMode="email"
              enterKeyHint="go"
              spellCheck={false}
              maxLength={320}
              disabled={isOff}
              aria-label={words.email}
              placeholder={words.email}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </>
        )}
        {email.includes('@') && (
          <Button kind="icon" type="submit" disabled={isOff} aria-label={words.submit} leadsTo="EmailLogin">
            <Icon drawing={arrow} isMirrored />
          </Button>
        )}
      </div>
    </form>
  )
}
