import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { GoneView } from './shell-contract.js'
import { useShell } from './use-shell.js'

/**
 * Lets the old view fade over the new one (`Backstage.fadeView`): its very elements, out of React's hands. The returned
 * function is the ref of the view; `isMoving` is whether another view comes in, while `view` is the one that is shown now.
 */
export function useLeavingView(
  stage: RefObject<HTMLElement | null>,
  { view, isMoving }: { readonly view: string; readonly isMoving: boolean },
): RefCallback<HTMLElement> {
  const { backstage } = useShell()
  const current = useRef<HTMLElement>(null)
  const gone = useRef<GoneView>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `view` is what has changed when one has gone.
  useLayoutEffect(() => {
    const left = gone.current
    gone.current = null
    // StrictMode takes a ref away and gives it back.
    if (!isMoving || !left || left.node.isConnected || !stage.current) return undefined
    return backstage.peek()?.fadeView(stage.current, left)
  }, [stage, backstage, view])

  return useCallback((node) => {
    const last = current.current
    current.current = node
    if (node || !last) return
    const scrollers = [last, ...last.querySelectorAll('.mk-long')]
    gone.current = { node: last, scrolled: scrollers.map((element) => [element, element.scrollTop]) }
  }, [])
}
