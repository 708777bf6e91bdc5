import { type MouseEvent, useRef } from 'react'
import { clean } from '../core/clean.js'
import { copy } from './copy.js'
import { Button } from './primitives/button.js'
import { Icon } from './primitives/icon.js'
import { shellTexts } from './texts.js'
import { useIsDeveloping } from './use-is-developing.js'
import { useShell } from './use-shell.js'
import { useWords } from './use-words.js'

/** What the details take. */
export interface ErrorDetailsProps {
  readonly code: string
  /** What developers are told. */
  readonly text: string
}

/**
 * What developers and support ask for: the code of an error, and while the app is developed what happened, in English.
 * Closed until the user opens it.
 */
export function ErrorDetails({ code, text }: ErrorDetailsProps) {
  const words = useWords(shellTexts)
  const { toasts } = useShell()
  const part = useRef<HTMLDetailsElement>(null)
  const told = useIsDeveloping(part) ? [code, clean(text, 480)] : [code]

  async function onCopy({ currentTarget }: MouseEvent<HTMLElement>): Promise<void> {
    const isCopied = await copy(told.join('\n'), currentTarget)
    toasts.show(isCopied ? 'success' : 'error', isCopied ? words.detailsCopied : words.detailsNotCopied)
  }

  return (
    <details className="mk-details" ref={part}>
      <summary className="mk-summary">{words.details}</summary>
      <div>
        <div lang="en" dir="ltr">
          {told.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <Button kind="icon" aria-label={words.copyDetails} onClick={(event) => void onCopy(event)}>
          <Icon name="copy" />
        </Button>
      </div>
    </details>
  )
}
