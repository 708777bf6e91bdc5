import { ModalError } from '../../schema/error.js'
import type { ViewUi } from '../contract/view.js'
import { developerText } from './developer-text.js'
import { ErrorDetails } from './error-details.js'

/** What the note takes. */
export interface RefusalNoteProps {
  readonly ui: ViewUi
  /** The row of the catalogue, which says to people what would be refused; its `{reason}` is for developers. */
  readonly code: string
  /** As the chain tells it; empty where it tells none. */
  readonly reason: string
}

/** A transaction that failed when it was simulated: its code is for support, and the contract's own words for developers. */
export function RefusalNote({ ui, code, reason }: RefusalNoteProps) {
  const error = ui.explain(new ModalError(code, { reason: reason || 'no reason given' }))
  return (
    <div className="mk-note">
      <p role="alert" data-mk-problem="reverted">
        {error.userMessage}
      </p>
      <ErrorDetails code={code} text={developerText(error)} />
    </div>
  )
}
