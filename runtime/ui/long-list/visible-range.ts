/** What of a long list is in view. */
export interface VisibleRange {
  /** Index of the first row in view. */
  readonly first: number
  /** How many rows are in view, those cut off included. */
  readonly count: number
  /** Height of a row in CSS pixels; all rows are alike. */
  readonly height: number
}

/** Where the scroller stands, in CSS pixels. */
export interface Scrolled {
  readonly scrollTop: number
  readonly clientHeight: number
}

/** What of a long list is drawn. */
export interface Seen {
  /** What is in view. */
  readonly now: VisibleRange
  /** What rows are drawn of at once: what is in view, but while the list flies by what was before. */
  readonly drawn: Range
  /** Rows that are drawn beside: around what is in view, or what is left of them while the list jumps. */
  readonly around: Range
  /** Whether the last look was after a jump: from there on it flies. */
  readonly hasJumped: boolean
}

/** Rows of the list, which may lie beyond its ends. */
export interface Range {
  readonly first: number
  readonly count: number
}

/** What a look at the list finds, beside where it stands. */
export interface Findings {
  /** Height of a row in CSS pixels, where it was measured. */
  readonly height?: number
  /** Whether the list is being scrolled. */
  readonly isMoving?: boolean
}

/** Rows kept on either side of those in view, for the frames in which the browser scrolls ahead of the script. */
const AROUND = 6
/** What a view with a search shows (css/controls.css): what is drawn before the first look at the page. */
const VIEW_HEIGHT = 480

/** The start of a list that has not been measured yet. */
export function firstSight(height: number): Seen {
  return atRest({ first: 0, count: Math.ceil(VIEW_HEIGHT / height), height })
}

function atRest(now: VisibleRange): Seen {
  const around = { first: now.first - AROUND, count: now.count + 2 * AROUND }
  return { now, drawn: now, around, hasJumped: false }
}

/**
 * What is in view now; the same object when nothing changed, or when the list is not on the page (a closed dialog). One
 * jump farther than the rows around reach is drawn with the elements of some of these. With the next one the list
 * scrolls too fast to read: nothing is drawn until it is slow or rests.
 */
export function look(was: Seen, { scrollTop, clientHeight }: Scrolled, findings: Findings = {}): Seen {
  if (!clientHeight) return was
  const { height = was.now.height, isMoving = false } = findings
  const first = Math.max(0, Math.floor(scrollTop / height))
  const count = Math.ceil(clientHeight / height) + 1
  const isSame = was.now.first === first && was.now.count === count && was.now.height === height
  const now = isSame ? was.now : { first, count, height }
  const jump = isMoving ? first - was.now.first : 0
  if (Math.abs(jump) <= AROUND) return now === was.now && !was.hasJumped ? was : atRest(now)
  if (was.hasJumped) return { ...was, now }
  return { now, drawn: now, around: leave(was.around, count, jump), hasJumped: true }
}

/** What stays of `rows` when `count` of them are needed elsewhere: those on the far side, so that no element moves. */
function leave({ first, count }: Range, needed: number, jump: number): Range {
  return { first: jump > 0 ? first : first + needed, count: Math.max(0, count - needed) }
}

/** Whether rows are in view that are not drawn. */
export function isFlying({ now, drawn }: Seen): boolean {
  return now !== drawn
}

/** A list that has come to rest. */
export function rest({ now }: Seen): Seen {
  return atRest(now)
}

/**
 * Indices of the rows to draw, in order: those in view, those around, and `kept`, wherever it is. A row that is in both
 * is drawn once; `around` may be an earlier one, so that a frame has no more to draw than what is seen of it.
 */
export function rowsToDraw(
  { drawn, around }: Pick<Seen, 'drawn' | 'around'>,
  length: number,
  kept: number | undefined,
): readonly number[] {
  const indices = new Set([...within(drawn, length), ...within(around, length, AROUND)])
  if (kept !== undefined && kept >= 0 && kept < length) indices.add(kept)
  return [...indices].sort((a, b) => a - b)
}

/** A list that has become shorter is seen from its new end, which the browser scrolls to a little later. */
function within({ first, count }: Range, length: number, beyond = 0): readonly number[] {
  const start = Math.max(0, Math.min(first, length + beyond - count))
  const end = Math.min(length, first + count)
  return Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset)
}

/** Where a key takes the focus, or nothing for other keys; may lie beyond the ends. */
export function targetOf(key: string, from: number, page: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: Number.POSITIVE_INFINITY,
  }
  return targets[key]
}

/** How far to scroll so that the row at `index` is seen whole, and no further. */
export function scrollTo(index: number, height: number, { scrollTop, clientHeight }: Scrolled): number {
  return Math.min(index * height, Math.max(scrollTop, (index + 1) * height - clientHeight))
}
