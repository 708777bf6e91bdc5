import type { ButtonProps } from '../../contract/parts.js'
import { Spinner } from './spinner.js'

/** A native button. `data-kind`, `aria-busy`. */
export function Button({ kind = 'quiet', isBusy = false, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className="mk-button" data-kind={kind} aria-busy={isBusy || undefined} {...rest}>
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
