import { type ReactNode, useId } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewUi } from '../../contract/view.js'
import { useIsSlow } from '../../login/use-is-slow.js'
import { CodeField } from './code-field.js'
import { Hint } from './hint.js'
import { emailTexts } from './texts.js'
import type { Entry } from './use-entry.js'

/** What follows a code that was right. */
export interface CodeFollow {
  readonly isDone: boolean
  readonly text: string
}

/** What the form takes. */
export interface CodeFormProps {
  readonly ui: ViewUi
  /** Says which mail has the code. */
  readonly label: ReactNode
  readonly entry: Entry
  readonly follow?: CodeFollow | undefined
}

/** The field for the code of a mail, and what is said of it. */
export function CodeForm({ ui, label, entry, follow }: CodeFormProps) {
  const words = ui.useWords(emailTexts)
  const isBusy = follow ? !follow.isDone : entry.isChecking
  const isSlow = useIsSlow(isBusy, words.slow, ui)
  const hint = useId()
  const tone = toneOf()
  return (
    <form className="mk-body mk-email" onSubmit={(event) => event.preventDefault()}>
      <CodeField
        label={label}
        value={entry.code}
        isReadOnly={isBusy || follow !== undefined}
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
    if (follow?.isDone) return 'success'
    return entry.reason === undefined ? undefined : 'error'
  }

  function hintOf(): string {
    if (isBusy && isSlow) return words.slow
    if (follow) return follow.text
    if (entry.isChecking) return words.checking
    return entry.reason === undefined ? words.valid : fill(words.wrong, { reason: `\u2068${entry.reason}\u2069` })
  }
}
