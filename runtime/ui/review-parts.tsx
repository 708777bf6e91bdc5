import { type ReactNode, useEffect, useRef } from 'react'
import { useKit } from '../react/use-kit.js'

/** What one line of a review takes. */
export interface FactProps {
  readonly name: string
  /** Drawn smaller: a term, and not what is agreed to. */
  readonly isTerm?: boolean
  readonly children: ReactNode
}

/** One line of a review: what it is called, and what it says. Stands in a `dl` of class `mk-form-facts`. */
export function Fact({ name, isTerm = false, children }: FactProps) {
  return (
    <div data-mk-term={isTerm ? '' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/**
 * Calls `leave` once the review `view` is left: who leaves has not agreed to what is shown. A view that is put over it, such as
 * the screen of the embedded wallet, does not leave it. A hook; `leave` is the same at each render.
 */
export function useLeaving(view: string, leave: () => void): void {
  const { state } = useKit().router
  const isHere = useRef(false)
  useEffect(() => {
    const isCovered = () => {
      const { isOpen, stack } = state.peek()
      return !isHere.current && isOpen && stack.some((route) => route.view === view)
    }
    isHere.current = true
    return () => {
      isHere.current = false
      // StrictMode leaves and comes back at once.
      queueMicrotask(() => {
        if (isHere.current) return
        // Nothing is over it: the host has taken the whole modal out of the page.
        const isTop = state.peek().stack.at(-1)?.view === view
        if (isTop || !isCovered()) return leave()
        const stop = state.subscribe(() => {
          if (isCovered()) return
          stop()
          if (!isHere.current) leave()
        })
      })
    }
  }, [view, state, leave])
}
