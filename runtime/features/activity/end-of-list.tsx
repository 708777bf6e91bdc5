import { useEffect, useRef } from 'react'
import type { ModalError } from '../../../schema/error.js'
import type { ViewUi } from '../../contract/view.js'
import { activityTexts } from './texts.js'

/** What the end of the list takes. */
export interface EndOfListProps {
  readonly ui: ViewUi
  /** What stands over it: each is reached once by itself, so that pages that bring nothing are not read on and on. */
  readonly over: string
  readonly isBusy: boolean
  /** What failed; the rows over it are what was read before. */
  readonly error: ModalError | undefined
  onRetry(): void
  /** Shows more; left out where there is none. */
  readonly onReach: (() => void) | undefined
}

/** Pixels below the view at which more is fetched. */
const AHEAD = '400px'

/** Fetches more when it comes into view, once for each list, and else by a click. Says what failed. */
export function EndOfList({ ui: { Button, useWords }, over, isBusy, error, onRetry, onReach }: EndOfListProps) {
  const words = useWords(activityTexts)
  const place = useRef<HTMLDivElement>(null)
  const reach = useRef(onReach)
  useEffect(() => {
    reach.current = onReach
  })
  const reached = useRef<string>(undefined)
  const canReach = onReach !== undefined && !isBusy && !error
  useEffect(() => {
    const end = place.current
    if (!end || !canReach || over === reached.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page hears of several looks at once.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        reached.current = over
        reach.current?.()
      },
      // The margin is that of what scrolls.
      { root: end.closest('.mk-view'), rootMargin: AHEAD },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [canReach, over])
  if (error)
    return (
      <div className="mk-actions" role="alert">
        <p>{words.failed}.</p>
        <Button onClick={onRetry}>{words.retry}</Button>
      </div>
    )
  if (!onReach) return null
  return (
    <div ref={place} className="mk-actions">
      <Button isBusy={isBusy} onClick={onReach}>
        {words.more}
      </Button>
    </div>
  )
}
