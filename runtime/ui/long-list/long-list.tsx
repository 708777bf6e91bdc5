import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useKit } from '../../react/use-kit.js'
import { placeRows } from './place-rows.js'
import { type Slotted, slotRows } from './slots.js'
import { useRovingFocus } from './use-roving-focus.js'
import { firstSight, isFlying, look, rest, rowsToDraw, type Scrolled, scrollTo, targetOf } from './visible-range.js'

/** What a long list takes. */
export interface LongListProps<T> {
  readonly label: string
  readonly rows: readonly T[]
  /** Tells the rows apart, so that the focus stays with its row when the list changes. */
  keyOf(row: T): string
  /** Height of a row in CSS pixels, 52 by default. Rows that come out taller are measured; all are as tall as the first. */
  readonly rowHeight?: number
  /** Draws a row: one `Row`. The same function again keeps the rows from being drawn anew. */
  renderRow(row: T, index: number): ReactNode
  /** The end comes near: time to fetch more. Once for each last row; as long as it is given the list counts as unfinished. */
  onReachEnd?(): void
}

/** Rows left to scroll through when it is time to fetch more. */
const AHEAD = 20
/** Milliseconds without scrolling after which the list is at rest, and after which one that flew by is drawn. */
const REST_MS = 150
const LAND_MS = 50

/**
 * A list of any length that draws only the rows around those in view, and only their places while it flies by. It scrolls by itself, under whatever stands over
 * it in the view (css/long-list.css). Arrow keys, Page, Home and End reach every row; Tab stops at one: where the
 * focus was, or the first in view. A new search is a new list: give it a `key`, so that it starts at its top.
 *
 * Our own, because a view may have 3 kB (budgets of the build, gzip) and this takes 2.2: virtua 0.54 takes 4.1,
 * react-window 2.5 6.5, @tanstack/react-virtual 3.14 10.5, all without the keys and the focus. And because it is no
 * slower. Main-thread milliseconds a frame at a quarter of the CPU, 10,000 wallets in the same run, turns of a wheel
 * (median, worst) and jumps to another part (worst): this 16, 42 and 46; virtua 17, 70 and 107; TanStack 29, 49 and
 * 116. `content-visibility` keeps 10,000 rows in the document: it took 13 s to come in, and frames of 250.
 */
export function LongList<T>({ label, rows, keyOf, rowHeight = 52, renderRow, onReachEnd }: LongListProps<T>) {
  const { clock } = useKit().host
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [seen, setSeen] = useState(() => firstSight(rowHeight))
  // What is in view first, the rows around it when there is time; elements that are needed elsewhere go at once.
  const later = useDeferredValue(seen.around)
  const around = seen.hasJumped ? seen.around : later
  const { at, isInside, goTo, leave, onFocus, onBlur } = useRovingFocus(rows, keyOf)
  const { first, count, height } = seen.now
  const indices = rowsToDraw({ drawn: seen.drawn, around }, rows.length, isInside ? at : undefined)
  const isSeen = at >= first && at < first + count
  const stop = isInside || isSeen ? at : Math.min(first, rows.length - 1)
  const places = useRef<readonly Slotted[]>([])
  const slotted = slotRows(
    places.current,
    indices.map((index) => keyOf(rows[index] as T)),
  )

  const drawnHeight = useRef(height)
  useLayoutEffect(() => {
    const [outer, inner] = [scroller.current, list.current]
    if (!outer || !inner) return
    inner.style.blockSize = `${rows.length * height}px`
    inner.style.backgroundSize = `100% ${height}px`
    // Two rows are seen in the lowest window; the view scrolls too then.
    outer.style.minBlockSize = `${Math.min(rows.length, 2) * height}px`
    if (height !== drawnHeight.current) outer.scrollTop *= height / drawnHeight.current
    drawnHeight.current = height
    places.current = slotted
    placeRows(inner, { indices, height, length: onReachEnd ? -1 : rows.length, stop })
    const row = inner.children[indices.indexOf(at)]
    if (!isInside || row?.matches(':focus-within')) return
    if (!row) return leave()
    row.querySelector<HTMLElement>('.mk-row')?.focus({ preventScroll: true })
    // In a low window the view scrolls as well.
    if (isSeen) row.scrollIntoView({ block: 'nearest' })
  })

  useEffect(() => {
    const [outer, inner] = [scroller.current, list.current]
    if (!outer || !inner) return undefined
    const observer = new ResizeObserver(() => {
      const row = inner.firstElementChild
      const drawn = row instanceof HTMLElement ? row.offsetHeight : 0
      const scrolled = readScrolled(outer)
      setSeen((was) => look(was, scrolled, { height: Math.max(rowHeight, drawn) }))
    })
    observer.observe(outer)
    return () => observer.disconnect()
  }, [rowHeight])

  useEffect(() => {
    if (!seen.hasJumped) return undefined
    // Not the event scrollend: with a wheel it comes after every turn.
    const moved = new AbortController()
    clock.sleep(isFlying(seen) ? LAND_MS : REST_MS, moved.signal).then(
      () => setSeen(rest),
      () => {},
    )
    return () => moved.abort()
  }, [clock, seen])

  const end = rows.at(-1)
  const endKey = end === undefined ? undefined : keyOf(end)
  const isNearEnd = first + count + AHEAD >= rows.length
  const reached = useRef<string>(undefined)
  useEffect(() => {
    if (!isNearEnd || endKey === undefined || endKey === reached.current) return
    reached.current = endKey
    onReachEnd?.()
  }, [isNearEnd, endKey, onReachEnd])

  function follow(outer: HTMLElement, isMoving: boolean): void {
    const scrolled = readScrolled(outer)
    setSeen((was) => look(was, scrolled, { isMoving }))
  }

  function onKeyDown(event: KeyboardEvent): void {
    const outer = scroller.current
    if (!outer || event.altKey || event.ctrlKey || event.metaKey) return
    const target = targetOf(event.key, at, Math.max(1, Math.floor(outer.clientHeight / height) - 1))
    if (target === undefined) return
    event.preventDefault()
    const index = Math.max(0, Math.min(target, rows.length - 1))
    outer.scrollTop = scrollTo(index, height, outer)
    follow(outer, false)
    goTo(index)
  }

  return (
    <div
      ref={scroller}
      className="mk-long"
      tabIndex={-1}
      // At once, or the browser shows a frame without the rows.
      onScroll={({ currentTarget }) => flushSync(() => follow(currentTarget, true))}
    >
      <ul
        ref={list}
        className="mk-list"
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for none.
        role="list"
        aria-label={label}
        data-flying={isFlying(seen) || undefined}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {indices.map((index, order) => (
          <Place key={slotted[order]?.slot} row={rows[index] as T} index={index} draw={renderRow} />
        ))}
      </ul>
    </div>
  )
}

function readScrolled({ scrollTop, clientHeight }: HTMLElement): Scrolled {
  return { scrollTop, clientHeight }
}

interface PlaceProps<T> {
  readonly row: T
  readonly index: number
  draw(row: T, index: number): ReactNode
}

/** Not drawn anew while the list scrolls. */
const Place = /*#__PURE__*/ memo(function Place<T>({ row, index, draw }: PlaceProps<T>) {
  return draw(row, index)
}) as <T>(props: PlaceProps<T>) => ReactNode
