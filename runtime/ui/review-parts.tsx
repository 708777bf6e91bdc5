import { type ReactNode, useEffect, useRef } from 'react'

/** One line of a review: what it is called, and what it says. Stands in a `dl` of class `mk-form-facts`. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Calls `leave` once a review is left: who leaves has not agreed to what is shown. A hook; `leave` is the same at each render. */
export function useLeaving(leave: () => void): void {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      // StrictMode leaves and comes back at once.
      queueMicrotask(() => {
        if (!isHere.current) leave()
      })
    }
  }, [leave])
}
