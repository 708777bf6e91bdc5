import type { ReactNode } from 'react'
import { Icon } from './icon.js'

/** What a link takes. */
export interface LinkProps {
  /** Ours or the config's, never a wallet's. */
  readonly href: string
  /** `button` for one that stands among buttons. */
  readonly as?: 'button'
  onClick?(): void
  readonly children: ReactNode
}

/** A link out of the app: a new tab that knows nothing of this one. */
export function Link({ href, as, onClick, children }: LinkProps) {
  return (
    <a
      className={as ? 'mk-button' : 'mk-link'}
      data-kind={as && 'quiet'}
      href={href}
      onClick={onClick}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <Icon name="out" isMirrored />
    </a>
  )
}
