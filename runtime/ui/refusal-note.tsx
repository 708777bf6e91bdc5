import { coreError } from '../core/errors.js'
import { developerText } from './developer-text.js'
import { ErrorDetails } from './error-details.js'
import { explain } from './explain.js'

/** What the note takes. */
export interface RefusalNoteProps {
  /** What would be refused, for people. */
  readonly text: string
  /** As the chain tells it; empty where it tells none. */
  readonly reason: string
}

/** A transaction that failed when it was simulated: its code is for support, and the contract's own words for developers. */
export function RefusalNote({ text, reason }: RefusalNoteProps) {
  const error = explain(coreError('transaction/reverted', { reason: reason || 'no reason given' }))
  return (
    <div className="mk-note">
      <p role="alert" data-mk-problem="reverted">
        {text}
      </p>
      <ErrorDetails code={error.code} text={developerText(error)} />
    </div>
  )
}
