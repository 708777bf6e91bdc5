import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useKit } from '../react/use-kit.js'
import { useValue } from '../react/use-value.js'
import { Boundary } from './boundary.js'
import { LoadFailure } from './load-failure.js'
import { Spinner } from './primitives/spinner.js'
import type { Shown } from './shown.js'
import { shellTexts } from './texts.js'
import { useShell } from './use-shell.js'
import { useWords } from './use-words.js'
import { createViewUi } from './view-ui.js'

/** What the stage takes. */
export type StageProps = Pick<Shown, 'view' | 'params' | 'error'>

/** Shows the current view: loads it, catches what it throws, and grows or shrinks with it. */
export function Stage({ view, params = {}, error }: StageProps) {
  const { host } = useKit()
  const shell = useShell()
  const { views, navigation } = shell
  const backstage = useValue(shell.backstage)
  const ui = useMemo(() => createViewUi(shell, backstage), [shell, backstage])
  const words = useWords(shellTexts)
  const known = useValue(views.state(view))
  const loaded = error ? ({ status: 'failed', error } as const) : known
  useEffect(() => void views.load(view), [views, view])
  return (
    <Frame>
      <div key={view} className="mk-view">
        {loaded.status === 'ready' && (
          <Boundary
            onError={(cause) => host.log('error', `the view ${view} failed`, cause)}
            fallback={(cause, retry) => <LoadFailure error={cause} onRetry={retry} />}
          >
            <loaded.View params={params} ui={ui} />
          </Boundary>
        )}
        {loaded.status === 'failed' && (
          <LoadFailure error={loaded.error} onRetry={() => (error ? navigation.reset(view) : void views.load(view))} />
        )}
        {(loaded.status === 'idle' || loaded.status === 'loading') && (
          <>
            <Spinner />
            <span className="mk-hidden">{words.loading}</span>
          </>
        )}
      </div>
    </Frame>
  )
}

/** Follows the height of what is inside, so that CSS can animate it. `aria-busy` while a view says that it is working. */
function Frame({ children }: { readonly children: ReactNode }) {
  const shell = useShell()
  const isSettled = useValue(shell.isSettled)
  const isLoading = useValue(shell.isLoading)
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [outer, inner] = [frame.current, content.current]
    if (!isSettled || !outer || !inner) return undefined
    const observer = new ResizeObserver(() => {
      outer.style.blockSize = `${inner.offsetHeight}px`
    })
    observer.observe(inner)
    return () => {
      observer.disconnect()
      outer.style.blockSize = ''
    }
  }, [isSettled])
  return (
    <div className="mk-stage" aria-busy={isLoading || undefined} ref={frame}>
      <div ref={content}>{children}</div>
    </div>
  )
}
