import type { ReactNode } from 'react'
import type { CheckedLink } from '../../links/wallet-links.js'

/** What the link takes. */
export interface OpenLinkProps {
  readonly link: CheckedLink
  readonly isQuiet?: boolean
  onFollow?(): void
  readonly children: ReactNode
}

/** A link into a wallet, as a button: a real one, since only a press on a link opens an app. */
export function OpenLink({ link: { href, target }, isQuiet, onFollow, children }: OpenLinkProps) {
  return (
    <a
      className="mk-button"
      data-kind={isQuiet ? 'quiet' : 'primary'}
      href={href}
      target={target}
      rel="noreferrer noopener"
      onClick={onFollow}
    >
      {children}
    </a>
  )
}
