import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useMemo, useRef } from 'react'
import { useKit } from '../react/use-kit.js'
import { useValue } from '../react/use-value.js'
import { Boundary } from './boundary.js'
import { type LeavingView, useLeavingView } from './leaving-view.js'
import { LoadFailure } from './load-failure.js'
import type { MovedRows } from './moved-rows.js'
import { Spinner } from './primitives/spinner.js'
import type { Shown } from './shown.js'
import { shellTexts } from './texts.js'
import { useShell } from './use-shell.js'
import { useWords } from './use-words.js'
import { createViewUi } from './view-ui.js'

/** What the stage takes. */
export interface StageProps extends Pick<Shown, 'view' | 'params' | 'error' | 'direction'> {
  /** Whether another view is on its way: what is shown takes no clicks any more. */
  readonly isLeaving: boolean
}

/** Shows the current view: loads it, catches what it throws, and grows or shrinks with it. */
export function Stage({ view, params = {}, error, direction, isLeaving }: StageProps) {
  const { host } = useKit()
  const shell = useShell()
  const { views, navigation } = shell
  const backstage = useValue(shell.backstage)
  const ui = useMemo(() => createViewUi(shell, backstage), [shell, backstage])
  const words = useWords(shellTexts)
  const known = useValue(views.state(view))
  const loaded = error ? ({ status: 'failed', error } as const) : known
  const stage = useRef<HTMLDivElement>(null)
  const { place, onScroll } = useLeavingView(stage, { view, isMoving: direction !== undefined })
  useEffect(() => void views.load(view), [views, view])
  return (
    <Frame stage={stage} isLeaving={isLeaving} onScroll={onScroll}>
      <div key={view} className="mk-view" ref={place}>
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

interface FrameProps extends Pick<StageProps, 'isLeaving'>, Pick<LeavingView, 'onScroll'> {
  readonly stage: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

/**
 * Follows the height of what is inside, so that CSS can animate it: a wait is as high as what it follows.
 * `aria-busy` while a view is on its way or says that it is working.
 */
function Frame({ stage, isLeaving, onScroll, children }: FrameProps) {
  const shell = useShell()
  const isSettled = useValue(shell.isSettled)
  const isLoading = useValue(shell.isLoading)
  const backstage = useValue(shell.backstage)
  const content = useRef<HTMLDivElement>(null)
  const rows = useRef<MovedRows>(null)
  useEffect(() => {
    if (!isSettled || !stage.current) return undefined
    const held = backstage?.holdMovedRows(stage.current)
    rows.current = held ?? null
    return held?.stop
  }, [isSettled, backstage, stage])
  useEffect(() => {
    const [outer, inner] = [stage.current, content.current]
    if (!isSettled || !outer || !inner) return undefined
    const observer = new ResizeObserver(() => {
      if (rows.current?.grow(inner.offsetHeight - outer.offsetHeight) === false) return
      outer.style.blockSize = `${inner.offsetHeight}px`
    })
    observer.observe(inner)
    return () => {
      observer.disconnect()
      outer.style.blockSize = ''
    }
  }, [isSettled, stage])
  return (
    <div
      className="mk-stage"
      aria-busy={isLeaving || isLoading || undefined}
      ref={stage}
      onScrollCapture={onScroll}
      onClickCapture={isLeaving ? drop : undefined}
    >
      <div ref={content}>{children}</div>
    </div>
  )
}

/** What is about to leave is not chosen from. */
function drop(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
