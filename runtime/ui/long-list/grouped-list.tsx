import {
  Fragment,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useKit } from '../../react/use-kit.js'
import { type BlockPart, inParts, type RowGroup, rowBlocks } from './row-blocks.js'
import { createVisibilityObserver, type VisibilityObserver } from './visibility-observer.js'

/** How the rows of a list are drawn. */
export interface RowDrawing<T> {
  /** Tells the rows apart. */
  keyOf(row: T): string
  /** Whether a row that was made anew says the same: then it is not drawn again. */
  isSame(row: T, other: T): boolean
  /** Draws an `li` with the role `listitem`. The same function again keeps the rows from being drawn anew. */
  renderRow(row: T): ReactNode
}

/** What a list under headings takes. */
export interface GroupedListProps<T> extends RowDrawing<T> {
  readonly groups: readonly RowGroup<T>[]
}

/** What a list under one name takes. */
export interface RunsProps<T> extends RowDrawing<T> {
  readonly label: string
  readonly rows: readonly T[]
}

/** What is known of a list that draws only the rows near what the view shows. */
interface Viewport {
  readonly observer: VisibilityObserver
  /** Pixels of what was drawn, by name: a part that comes back waits as tall as it was. */
  readonly heights: Map<string, number>
}

/** Pixels over and under the view within which a block is drawn: the places of rows are there before the rows. */
const BLOCK_MARGIN = 1_500
/** The same for the rows. */
const ROW_MARGIN = 500
/** Rows that are drawn together, in one frame at a quarter of the CPU. */
const RUN = 3

/**
 * Rows of any height under headings, in the view's own scroller: only those near what it shows are in the document. A view
 * whose rows are alike and scroll by themselves takes `LongList`.
 */
export function GroupedList<T>({ groups, ...drawing }: GroupedListProps<T>) {
  const viewport = useViewport()
  const blocks = useMemo(() => rowBlocks(groups), [groups])
  return blocks.map((parts) => <Block key={parts[0]?.key} parts={parts} viewport={viewport} {...drawing} />)
}

/** One list of such rows, without headings. */
export function WindowedRows<T>({ label, rows, ...drawing }: RunsProps<T>) {
  const viewport = useViewport()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows are one level deeper than those of such a list.
    <div role="list" aria-label={label}>
      <Runs rows={rows} viewport={viewport} {...drawing} />
    </div>
  )
}

function useViewport(): Viewport {
  const { clock } = useKit().host
  const [viewport] = useState(() => ({ observer: createVisibilityObserver(clock), heights: new Map<string, number>() }))
  return viewport
}

interface BlockProps<T> extends RowDrawing<T> {
  readonly parts: readonly BlockPart<T>[]
  readonly viewport: Viewport
}

/** Groups of the list. Only their place while they are far. */
function Block<T>({ parts, viewport, ...drawing }: BlockProps<T>) {
  const [first] = parts[0]?.rows ?? []
  const name = `${first && drawing.keyOf(first)}+`
  const { place, height } = usePlace<HTMLDivElement>(viewport, { name, margin: BLOCK_MARGIN })
  return (
    <div ref={place} className={height === undefined ? 'mk-block' : 'mk-block mk-far'} style={sizeOf(height)}>
      {height === undefined &&
        parts.map((part) => <Part key={part.key} part={part} viewport={viewport} {...drawing} />)}
    </div>
  )
}

interface PartProps<T> extends RowDrawing<T> {
  readonly part: BlockPart<T>
  readonly viewport: Viewport
}

function Part<T>({ part: { heading, isFirst, rows }, ...common }: PartProps<T>) {
  const id = useId()
  return (
    <section aria-labelledby={isFirst ? id : undefined} aria-label={isFirst ? undefined : heading}>
      {isFirst && (
        <h3 id={id} className="mk-group-head mk-month" data-shape="groups">
          {heading}
        </h3>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: the rows are one level deeper than those of such a list. */}
      <div role="list">
        <Runs rows={rows} {...common} />
      </div>
    </section>
  )
}

interface RunProps<T> extends RowDrawing<T> {
  /** Compared as one when more come, and in the document or not as one. */
  readonly rows: readonly T[]
  readonly viewport: Viewport
}

function Runs<T>({ rows, ...common }: RunProps<T>) {
  return inParts(rows, RUN).map((run) => {
    const [first] = run
    return first === undefined ? null : <Run key={common.keyOf(first)} rows={run} {...common} />
  })
}

/** Some rows of a list. Only their place while they are far: thousands of rows would hold up every frame. */
const Run = /*#__PURE__*/ memo(function Run<T>({ rows, viewport, keyOf, renderRow }: RunProps<T>) {
  const [first] = rows
  const name = first === undefined ? '' : keyOf(first)
  const { place, height } = usePlace<HTMLUListElement>(viewport, { name, margin: ROW_MARGIN })
  return (
    <ul ref={place} className={height === undefined ? 'mk-list' : 'mk-list mk-far'} role="none" style={sizeOf(height)}>
      {height === undefined && rows.map((row) => <Fragment key={keyOf(row)}>{renderRow(row)}</Fragment>)}
    </ul>
  )
}, isSameRun) as <T>(props: RunProps<T>) => ReactNode

/** Rows are made anew whenever the list grows; what they say is not. */
function isSameRun<T>(a: RunProps<T>, b: RunProps<T>): boolean {
  if (a.renderRow !== b.renderRow || a.viewport !== b.viewport || a.rows.length !== b.rows.length) return false
  return a.rows.every((row, at) => a.isSame(row, b.rows[at] as T))
}

/** What a part of the list is told apart by. */
interface PlaceOptions {
  readonly name: string
  /** Pixels over and under the view within which it is drawn. */
  readonly margin: number
}

/** Where a part of the list stands. */
interface Place<E extends HTMLElement> {
  readonly place: RefObject<E | null>
  /** Its pixels while it is far and not to be drawn. */
  readonly height: number | undefined
}

/** The place of a part: drawn when it comes, while it is near and while it has the focus. */
function usePlace<E extends HTMLElement>({ observer, heights }: Viewport, { name, margin }: PlaceOptions): Place<E> {
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
    return observer.watch(
      element,
      (isNear) => {
        if (isNear || element.matches(':focus-within')) return setHeight(undefined)
        // A list that is not shown at all has no height; what was drawn of it stays.
        setHeight((was) => was ?? (element.offsetHeight || undefined))
      },
      margin,
    )
  }, [observer, margin])
  return { place, height }
}

/** Keeps the place of a part that is far: no stylesheet knows how tall it was. */
function sizeOf(height: number | undefined) {
  return height === undefined ? undefined : { blockSize: height }
}
