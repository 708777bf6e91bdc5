import type { ReactNode } from 'react'

/** What the line takes. */
export interface HintProps {
  /** Names it for the field that it describes. */
  readonly id: string
  readonly tone?: 'error' | 'success' | undefined
  /** Whether work is going on. */
  readonly isBusy?: boolean
  readonly children: ReactNode
}

/** The line under a field: what is the matter with it, or what is going on. Its place is kept while it is empty. */
export function Hint({ id, tone, isBusy, children }: HintProps) {
  return (
    <p id={id} className="mk-email-hint" role={tone === 'error' ? 'alert' : undefined} data-tone={tone}>
      {isBusy && <span className="mk-spinner" aria-hidden="true" />}
      <span>{children}</span>
    </p>
  )
}
