import { type RefCallback, type RefObject, type UIEvent, useCallback, useLayoutEffect, useRef } from 'react'
import type { GoneView } from './shell-contract.js'
import { useShell } from './use-shell.js'

/** What the stage and its view take, so that a view can fade when it has left. */
export interface LeavingView {
  /** The ref of the view. */
  readonly place: RefCallback<HTMLElement>
  /** Hears of everything in the stage that scrolls. */
  readonly onScroll: (event: UIEvent) => void
}

/**
 * Lets the old view fade over the new one (`Backstage.fadeView`): its very elements, out of React's hands. `isMoving` is
 * whether another view comes in, while `view` is the one that is shown now.
 */
export function useLeavingView(
  stage: RefObject<HTMLElement | null>,
  { view, isMoving }: { readonly view: string; readonly isMoving: boolean },
): LeavingView {
  const { backstage } = useShell()
  const current = useRef<HTMLElement>(null)
  const gone = useRef<GoneView>(null)
  const tops = useRef(new Map<Element, number>())

  // biome-ignore lint/correctness/useExhaustiveDependencies: `view` is what has changed when one has gone.
  useLayoutEffect(() => {
    const left = gone.current
    gone.current = null
    // StrictMode takes a ref away and gives it back.
    if (!isMoving || !left || left.node.isConnected || !stage.current) return undefined
    return backstage.peek()?.fadeView(stage.current, left)
  }, [stage, backstage, view])

  const place = useCallback((node: HTMLElement | null) => {
    const last = current.current
    current.current = node
    if (node || !last) return
    gone.current = { node: last, scrolled: tops.current }
    tops.current = new Map()
  }, [])
  // Kept as it happens: asked of a view that leaves, the browser would lay it out once more for the answer.
  const onScroll = useCallback(({ target }: UIEvent) => {
    if (target instanceof Element) tops.current.set(target, target.scrollTop)
  }, [])
  return { place, onScroll }
}
