/** Where a pointer is: on the screen, and in the document. */
export interface PointerPlace {
  readonly screenX: number
  readonly screenY: number
  readonly clientX: number
  readonly clientY: number
  /** It is seen wherever it goes, unlike a finger. */
  readonly isMouse?: boolean
}

/** Tells a hand that moves from a frame that does. */
export interface PointerFollower {
  /**
   * What moved to here; `undefined` for the first place, and where it is the last one. `leap`: a mouse that was not seen on
   * its way was out of the frame, which may have come to it.
   */
  follow(place: PointerPlace, isPress: boolean): 'hand' | 'frame' | 'leap' | undefined
  /** The next place is the first one. */
  forget(): void
}

/** CSS pixels that a mouse comes from one look at it to the next. */
const LEAP = 100
/** The same between the last look and its press. */
const PRESS = 16

/** Makes one that has seen nothing. */
export function createFollower(): PointerFollower {
  let first: PointerPlace | undefined
  let last: PointerPlace | undefined
  return {
    follow(place, isPress) {
      const from = [first, last]
      first ??= place
      const before = last
      last = place
      // Slowly, or in one leap.
      if (from.some((each) => each && isShifted(each, place))) {
        first = place
        return 'frame'
      }
      if (!before || onScreen(before, place) === 0) return undefined
      return place.isMouse && inDocument(before, place) > (isPress ? PRESS : LEAP) ? 'leap' : 'hand'
    },
    forget() {
      first = undefined
      last = undefined
    },
  }
}

/**
 * A pointer comes as far in the document as on the screen, but for the zoom of the browser (a quarter to five). A frame that
 * leaps under it, or goes along with it, makes the two differ by more. The rest is for what browsers round.
 */
function isShifted(from: PointerPlace, to: PointerPlace): boolean {
  const screen = onScreen(from, to)
  const client = inDocument(from, to)
  return client > 5 * screen + 8 || screen > 6 * client + 16
}

function inDocument(from: PointerPlace, to: PointerPlace): number {
  return Math.max(Math.abs(to.clientX - from.clientX), Math.abs(to.clientY - from.clientY))
}

function onScreen(from: PointerPlace, to: PointerPlace): number {
  return Math.max(Math.abs(to.screenX - from.screenX), Math.abs(to.screenY - from.screenY))
}
