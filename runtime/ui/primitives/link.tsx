import type { LinkProps } from '../../contract/parts.js'
import { Icon } from './icon.js'

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
