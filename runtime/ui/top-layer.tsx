import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Locale } from '../core/locale.js'
import { useKit } from '../react/use-kit.js'
import { useValue } from '../react/use-value.js'

/** What stands in front takes. */
export interface TopLayerProps {
  readonly label: string
  readonly className: string
  /** The language of what is inside; the page's own where there is none. */
  readonly locale: Pick<Locale, 'lang' | 'dir'> | null
  readonly children: ReactNode
}

/**
 * A part that is reachable whether the modal is open or not: in the page, or at the end of the dialog, outside of which
 * nothing can be pressed while it is open.
 */
export function TopLayer({ label, className, locale, children }: TopLayerProps) {
  const { router, theme } = useKit()
  const mode = useValue(theme.mode)
  const isOpen = useValue(router.state, (state) => state.isOpen)
  const dialog = isOpen ? document.querySelector('dialog[data-mk]') : null
  return createPortal(
    <section
      className={`mk-root ${className}`}
      data-mk=""
      data-mk-scheme={mode === 'system' ? undefined : mode}
      aria-label={label}
      lang={locale?.lang}
      dir={locale?.dir}
    >
      {children}
    </section>,
    dialog ?? document.body,
  )
}
