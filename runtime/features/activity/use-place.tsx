import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Nearness } from './nearness.js'
import type { TransactionRowProps } from './transaction-row.js'

/** What is known of the places of a list. */
export interface Places {
  readonly nearness: Nearness
  /** Pixels of what was drawn, by name: a part that comes back waits as tall as it was. */
  readonly heights: Map<string, number>
}

/** What all rows of a list share. */
export interface CommonProps extends Omit<TransactionRowProps, 'row'> {
  readonly places: Places
}

/** What a part of the list is told apart by. */
export interface Part {
  readonly name: string
  /** Pixels over and under the view within which it is drawn. */
  readonly margin: number
}

/** Where a part of the list stands. */
export interface Place<E extends HTMLElement> {
  readonly place: RefObject<E | null>
  /** Its pixels while it is far and not to be drawn. */
  readonly height: number | undefined
}

/** The place of a part: drawn when it comes, while it is near and while it has the focus. */
export function usePlace<E extends HTMLElement>({ nearness, heights }: Places, { name, margin }: Part): Place<E> {
  const place = useRef<E>(null)
  const [height, setHeight] = useState(() => heights.get(name))
  useLayoutEffect(() => {
    const element = place.current
    // It may go with the part it is in, before it is told to.
    return () => {
      if (element?.offsetHeight) heights.set(name, element.offsetHeight)
    }
  }, [heights, name])
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    return nearness.watch(
      element,
      (isNear) => {
        if (isNear || element.matches(':focus-within')) return setHeight(undefined)
        // A list that is not shown at all has no height; what was drawn of it stays.
        setHeight((was) => was ?? (element.offsetHeight || undefined))
      },
      margin,
    )
  }, [nearness, margin])
  return { place, height }
}

/** Where rows are that are not drawn: a line for each. */
const stripes = 'repeating-linear-gradient(transparent 0 8px, var(--mk-color-raised) 0 48px, transparent 0 56px)'

/** Keeps the place of a part that is far. */
export function farStyle(height: number | undefined) {
  return height === undefined ? undefined : { blockSize: height, background: stripes }
}
