import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useKit } from '../react/provider.js'
import { useValue } from '../react/use-value.js'
import { Boundary } from './boundary.js'
import { Failure } from './failure.js'
import { Spinner } from './primitives/spinner.js'
import { useShell } from './shell.js'
import type { Shown } from './shown.js'
import { shellTexts } from './texts.js'
import { createViewUi } from './view-ui.js'

/** What the stage takes. */
export type StageProps = Pick<Shown, 'view' | 'params'>

/** Shows the current view: loads it, catches what it throws, and grows or shrinks with it. */
export function Stage({ view, params = {} }: StageProps) {
  const { host } = useKit()
  const shell = useShell()
  const { views } = shell
  const [ui] = useState(() => createViewUi(shell))
  const loaded = useValue(views.state(view))
  useEffect(() => void views.load(view), [views, view])
  return (
    <Frame>
      <div key={view} className="mk-view">
        {loaded.status === 'ready' && (
          <Boundary onError={(error) => host.log('error', `the view ${view} failed`, error)}>
            <loaded.View params={params} ui={ui} />
          </Boundary>
        )}
        {loaded.status === 'failed' && <Failure error={loaded.error} onRetry={() => void views.load(view)} />}
        {(loaded.status === 'idle' || loaded.status === 'loading') && (
          <>
            <Spinner />
            <span className="mk-hidden">{shellTexts.loading}</span>
          </>
        )}
      </div>
    </Frame>
  )
}

/** Follows the height of what is inside, so that CSS can animate it. */
function Frame({ children }: { readonly children: ReactNode }) {
  const isSettled = useValue(useShell().isSettled)
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
    <div className="mk-stage" ref={frame}>
      <div ref={content}>{children}</div>
    </div>
  )
}
