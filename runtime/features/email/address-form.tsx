import { type ReactNode, useId, useRef } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewUi } from '../../contract/view.js'
import { useIsSlow } from '../../login/use-is-slow.js'
import { envelope } from './drawings.data.js'
import { Hint } from './hint.js'
import { emailTexts } from './texts.js'
import type { Address } from './use-address.js'
import { useFocusIn } from './use-focus-in.js'

/** What the form takes. */
export interface AddressFormProps {
  readonly ui: ViewUi
  readonly address: Address
  /** Names the field. */
  readonly label: string
  /** What is wrong, but for the wait between mails. */
  readonly problem: string | undefined
  /** There is nothing to send yet. What is sent and wrong is told, and the button stays on. */
  readonly isOff: boolean
  readonly submit: string
  /** What the button says meanwhile. */
  readonly busy: string
  /** What is said under the field where nothing else is. */
  readonly note?: string
  /** What stands over the field. */
  readonly children: ReactNode
}

/** A field for an address, what is said of it, and the button that has a mail sent. */
export function AddressForm({ ui, address, label, problem, isOff, submit, busy, note, children }: AddressFormProps) {
  const { Button, Icon, useWords } = ui
  const words = useWords(emailTexts)
  const { typed, isBusy, seconds } = address
  const isCooling = address.problem === 'cooldown'
  const isWrong = address.problem !== undefined && !isCooling
  const isSlow = useIsSlow(isBusy, words.slow, ui)
  const hint = useId()
  const field = useRef<HTMLInputElement>(null)
  useFocusIn(field)
  return (
    <form
      className="mk-body mk-email"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        address.submit()
        field.current?.focus()
      }}
    >
      {children}
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
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={hint}
          placeholder={label}
          value={typed}
          onChange={({ currentTarget }) => address.type(currentTarget.value)}
        />
      </div>
      <Hint id={hint} tone={isWrong ? 'error' : undefined}>
        {hintOf()}
      </Hint>
      <Button
        kind="primary"
        type="submit"
        isBusy={isBusy}
        aria-disabled={isCooling || (isOff && !isWrong) || undefined}
      >
        {isBusy ? busy : submit}
      </Button>
    </form>
  )

  function hintOf(): string | undefined {
    if (isCooling) return fill(words.cooldown, { seconds })
    if (problem) return problem
    return isSlow ? words.slow : note
  }
}
