import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Cell } from '../core/cell.js'
import { useKit } from '../react/use-kit.js'
import type { Shown } from './shown.js'

/**
 * Where the focus goes in a modal that stands in the page: opening takes it to the title, and a new view does so only
 * where the focus was inside before, for what had it is gone then. Otherwise the page keeps it.
 */
export function usePlaceFocus(region: RefObject<HTMLElement | null>, shown: Cell<Shown>, view: string): void {
  const { events, router } = useKit()
  const wasInside = useRef(false)
  const [openings, setOpenings] = useState(() => (router.state.peek().isOpen ? 1 : 0))

  useEffect(
    () =>
      shown.subscribe(() => {
        const node = region.current
        wasInside.current = !!node?.contains(node.ownerDocument.activeElement)
      }),
    [shown, region],
  )
  useEffect(() => events.on(({ event }) => event === 'MODAL_OPEN' && setOpenings((count) => count + 1)), [events])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `view` is what has changed when there is a new one.
  useLayoutEffect(() => {
    if (wasInside.current) focusTitle(region.current)
  }, [region, view])
  useLayoutEffect(() => {
    if (openings === 0) return
    region.current?.scrollIntoView({ block: 'nearest' })
    focusTitle(region.current)
  }, [region, openings])
}

function focusTitle(region: HTMLElement | null): void {
  region?.querySelector<HTMLElement>('[autofocus]')?.focus({ preventScroll: true })
}
