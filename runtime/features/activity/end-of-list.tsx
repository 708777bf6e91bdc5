import { useEffect, useRef } from 'react'
import type { ModalError } from '../../../schema/error.js'
import type { ViewUi } from '../../ui/view-ui.js'
import { activityTexts } from './texts.js'

/** What the end of the list takes. */
export interface EndOfListProps {
  readonly ui: ViewUi
  /** Rows over it: each length is reached once by itself. */
  readonly length: number
  readonly isBusy: boolean
  /** What failed; the rows over it are what was read before. */
  readonly error: ModalError | undefined
  onRetry(): void
  /** Shows more; left out where there is none. */
  readonly onReach: (() => void) | undefined
}

/** Pixels below the view at which more is fetched. */
const AHEAD = '400px'

/** Fetches more when it comes into view, once for each length, and else by a click. Says what failed. */
export function EndOfList({ ui: { Button, useWords }, length, isBusy, error, onRetry, onReach }: EndOfListProps) {
  const words = useWords(activityTexts)
  const place = useRef<HTMLDivElement>(null)
  const reach = useRef(onReach)
  useEffect(() => {
    reach.current = onReach
  })
  const canReach = onReach !== undefined && !isBusy && !error
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that has grown has another end.
  useEffect(() => {
    const end = place.current
    if (!end || !canReach) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        reach.current?.()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [canReach, length])
  if (error)
    return (
      <div className="mk-end" role="alert">
        <p>
          {words.failed}. {words.old}
        </p>
        <Button onClick={onRetry}>{words.retry}</Button>
      </div>
    )
  if (!onReach) return null
  return (
    <div ref={place} className="mk-end">
      <Button isBusy={isBusy} onClick={onReach}>
        {words.more}
      </Button>
    </div>
  )
}
