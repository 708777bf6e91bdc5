import type { ButtonProps } from '../../contract/parts.js'
import { Spinner } from './spinner.js'

/** A native button. `data-kind`, `data-leads`, `aria-busy`. */
export function Button({ kind = 'quiet', isBusy = false, leadsTo, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className="mk-button"
      data-kind={kind}
      data-leads={leadsTo}
      aria-busy={isBusy || undefined}
      {...rest}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
