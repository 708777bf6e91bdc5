import { type MouseEvent, useRef } from 'react'
import type { ModalError } from '../../schema/error.js'
import { clean } from '../core/clean.js'
import { developerText } from './developer-text.js'
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
 * What developers should know (SPEC §8) and do, under the header while they develop: where the page is on this machine, or
 * `debug` says so. Visitors never see it. `data-code`.
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
    <div className="mk-alert" role="alert" data-code={error.code} ref={bar}>
      {isShown && (
        <>
          <Icon name="alert" />
          <p>
            <strong>{error.title}</strong> <bdi>{clean(developerText(error), 320)}</bdi>
          </p>
          <Button kind="icon" aria-label={words.dismiss} onClick={dismiss}>
            <Icon name="close" />
          </Button>
        </>
      )}
    </div>
  )
}
