import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/** A view that React has taken out of the document. */
interface GoneView {
  readonly node: HTMLElement
  /** Where it and what scrolls in it stood, in pixels. */
  readonly scrolled: readonly (readonly [Element, number])[]
}

/**
 * Lets the old view fade over the new one (css/modal.css): its very elements, out of React's hands, out of reach, unheard,
 * and gone with their animation. The returned function is the ref of the view; `isMoving` is whether another view comes
 * in, while `view` is the one that is shown now.
 */
export function useLeavingView(
  stage: RefObject<HTMLElement | null>,
  { view, isMoving }: { readonly view: string; readonly isMoving: boolean },
): RefCallback<HTMLElement> {
  const current = useRef<HTMLElement>(null)
  const gone = useRef<GoneView>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `view` is what has changed when one has gone.
  useLayoutEffect(() => {
    const left = gone.current
    gone.current = null
    // StrictMode takes a ref away and gives it back.
    if (!isMoving || !left || left.node.isConnected) return undefined
    const { node, scrolled } = left
    // An element of its own: what is set on the view is still heard by who watches the dialog.
    const shade = node.ownerDocument.createElement('div')
    shade.className = 'mk-leaving'
    shade.inert = true
    shade.setAttribute('aria-hidden', 'true')
    shade.append(node)
    stage.current?.append(shade)
    for (const [element, top] of scrolled) element.scrollTop = top
    // A document without animations has none to wait for.
    const moves = shade.getAnimations?.() ?? []
    Promise.allSettled(moves.map(({ finished }) => finished)).then(() => shade.remove())
    return () => shade.remove()
  }, [stage, view])

  return useCallback((node) => {
    const last = current.current
    current.current = node
    if (node || !last) return
    const scrollers = [last, ...last.querySelectorAll('.mk-long')]
    gone.current = { node: last, scrolled: scrollers.map((element) => [element, element.scrollTop]) }
  }, [])
}
