import type { ReactNode } from 'react'
import { useKit } from '../react/use-kit.js'
import { useValue } from '../react/use-value.js'

/** The root of what stands in the host's page: carries the tokens and the scheme, has no box of its own. */
export function Root({ children }: { readonly children: ReactNode }) {
  const { theme, words } = useKit()
  const mode = useValue(theme.mode)
  const { lang, dir } = useValue(words)
  return (
    <span className="mk-root" data-mk="" data-mk-scheme={mode === 'system' ? undefined : mode} lang={lang} dir={dir}>
      {children}
    </span>
  )
}
