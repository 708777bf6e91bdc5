import { type MouseEvent, useRef } from 'react'
import type { ModalError } from '../../schema/error.js'
import { clean } from '../core/clean.js'
import { developerText } from './developer-text.js'
import { ErrorDetails } from './error-details.js'
import { Button } from './primitives/button.js'
import { Icon } from './primitives/icon.js'
import { shellTexts } from './texts.js'
import { useIsDeveloping } from './use-is-developing.js'
import { useShell } from './use-shell.js'
import { useWords } from './use-words.js'

/** What the bar takes. */
export interface AlertBarProps {
  readonly error: ModalError
}

/**
 * What developers should know (SPEC §8), under the header while they develop: where the page is on this machine, or `debug`
 * says so. What they should do is in its details. Visitors never see it. `data-code`.
 */
export function AlertBar({ error }: AlertBarProps) {
  const { alerts } = useShell()
  const words = useWords(shellTexts)
  const bar = useRef<HTMLDivElement>(null)
  const isShown = useIsDeveloping(bar)

  function dismiss({ currentTarget }: MouseEvent<HTMLElement>): void {
    // The button goes, and the focus would fall out of the modal with it.
    currentTarget.closest('[data-mk]')?.querySelector<HTMLElement>('[autofocus]')?.focus()
    alerts.dismiss()
  }

  return (
    <div className={isShown ? 'mk-alert' : undefined} role="alert" data-code={error.code} ref={bar}>
      {isShown && (
        <div className="mk-note">
          <div className="mk-row-text">
            <p>
              <strong>{error.title}</strong>
            </p>
            <p>
              <bdi>{clean(developerText({ message: error.message, fix: '' }), 160)}</bdi>
            </p>
            <ErrorDetails code={error.code} text={error.fix} />
          </div>
          <Button kind="icon" aria-label={words.dismiss} onClick={dismiss}>
            <Icon name="close" />
          </Button>
        </div>
      )}
    </div>
  )
}
