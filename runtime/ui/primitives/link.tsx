import type { LinkProps } from '../../contract/parts.js'
import { Icon } from './icon.js'

/** A link out of the app: a new tab that knows nothing of this one. */
export function Link({ href, kind, onClick, children }: LinkProps) {
  return (
    <a
      className={kind ? 'mk-button' : 'mk-link'}
      data-kind={kind}
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
