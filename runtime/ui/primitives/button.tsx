import type { ComponentProps } from 'react'
import { Spinner } from './spinner.js'

/** What a button takes on top of the native one. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` once a screen at most; `icon` needs an `aria-label`. */
  readonly kind?: 'primary' | 'quiet' | 'icon'
  readonly isBusy?: boolean
}

/** A native button. `data-kind`, `aria-busy`. */
export function Button({ kind = 'quiet', isBusy = false, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className="mk-button" data-kind={kind} aria-busy={isBusy || undefined} {...rest}>
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
