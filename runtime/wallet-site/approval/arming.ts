import type { Clock } from '../../core/host.js'
import type { ApprovalBlock } from './approval-words.js'
import { countdown } from './countdown.js'
import { createFollower, type PointerPlace } from './follow-pointer.js'

/** How the card lies in its frame. CSS pixels. */
export interface CardFit {
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
  /** How much the page is pinched. */
  readonly scale: number
  /** All lines of the card are inside it, with no disclosure open. */
  readonly isWhole: boolean
}

/** Something that was done in the frame. */
export interface CardInput {
  /** `leave`: a mouse goes out of the frame. `mousedown` is of programs that read the screen, which press nothing else; after a press of a pointer it says nothing. */
  readonly kind: 'move' | 'leave' | 'down' | 'mousedown' | 'click' | 'keydown' | 'keyup'
  /** A person did it, and no script. */
  readonly isTrusted: boolean
  readonly isOnApprove: boolean
  /** Of a key that is held. */
  readonly isRepeat?: boolean
  /** Enter or Space, in the form of `KeyboardEvent.key`. Others press nothing. */
  readonly key?: string
  readonly place?: PointerPlace
}

/** What decides on Approve. */
export interface ArmingDeps {
  readonly clock: Pick<Clock, 'sleep'>
  readonly isGuarded: boolean
  /** The card has texts that scroll. */
  readonly hasTexts: boolean
  measure(): CardFit
  /** Calls back with why Approve is off, or with nothing: it is on. */
  onState(block: ApprovalBlock | undefined): void
  onApprove(): void
  /** It can't be shown safely here. */
  onWindow(): void
}

/** Whether Approve counts, from the card's first moment to its last (SECURITY 2.8). */
export interface Arming {
  /** Begins, once the card is drawn. */
  start(): void
  input(input: CardInput): void
  /** Every line that matters is in view and uncovered, or not; of a card that is not guarded, any part of it is in view. */
  seen(isSeen: boolean): void
  /** All texts have been scrolled to their ends. */
  read(): void
  /** The size, the zoom or the layout is another. */
  changed(): void
  /** The document is out of sight. */
  left(): void
  stop(): void
}

/** Milliseconds that a guarded card is visible and unchanged before it is armed. */
const STEADY_MS = 800
/** Milliseconds after a card appears in which nothing is approved, and after the first move of a hand in a guarded one. */
const SETTLE_MS = 250
/** Milliseconds in which a frame is shown, laid out and large enough. */
const FIT_MS = 2_000

/** Makes the guard of one card. */
export function createArming({
  clock,
  isGuarded,
  hasTexts,
  measure,
  onState,
  onApprove,
  onWindow,
}: ArmingDeps): Arming {
  const [steady, active, unfit] = [countdown(clock), countdown(clock), countdown(clock)]
  const pointer = createFollower()
  let isSeen: boolean | undefined
  let isRead = !isGuarded || !hasTexts
  let isOver = false
  let told: ApprovalBlock | 'none' | undefined = 'none'
  // A press counts for the arming it began in.
  let epoch = 0
  let press: number | 'early' | undefined
  let keyPress: { readonly key: string; readonly epoch: number } | undefined

  /** Begins anew. */
  function disarm(): void {
    steady.reset()
    active.reset()
    epoch += 1
  }

  function update(): void {
    if (isOver) return
    const fits = isFit(measure(), isGuarded)
    if (!fits) disarm()
    // A frame that was hidden keeps its size: that it is shown is told by what looks at its lines.
    if (!isGuarded || (fits && isSeen !== undefined)) unfit.reset()
    else unfit.start(FIT_MS, onWindow)
    if (fits && isSeen) steady.start(isGuarded ? STEADY_MS : SETTLE_MS, update)
    const block = blockOf(fits)
    if (block === told) return
    if (told === undefined) epoch += 1
    told = block
    onState(block)
  }

  function blockOf(fits: boolean): ApprovalBlock | undefined {
    if (isSeen === undefined) return 'wait'
    if (!isSeen || !fits) return isGuarded ? 'hidden' : 'wait'
    if (!isRead) return 'scroll'
    if (!steady.isDone()) return 'wait'
    if (!isGuarded || active.isDone()) return undefined
    return active.isRunning() ? 'wait' : 'move'
  }

  /** A hand is at work in the frame. A frame that is moved under a pointer begins anew (SECURITY A-10). */
  function notice({ kind, isRepeat, place }: CardInput): void {
    if (kind === 'leave') {
      // Where it comes back, the frame may have come to it.
      pointer.forget()
      active.reset()
      epoch += 1
    }
    const motion = place && pointer.follow(place, kind === 'down')
    if (motion === 'frame') disarm()
    if (motion === 'leap') active.reset()
    const isHand = kind === 'down' || (kind === 'keydown' && !isRepeat) || motion === 'hand' || motion === 'leap'
    if (isHand) active.start(SETTLE_MS, update)
  }

  const current = () => (told === undefined ? epoch : 'early')

  function onKey({ kind, isOnApprove, isRepeat, key }: CardInput): void {
    const begun = keyPress
    keyPress = undefined
    if (!isOnApprove || key === undefined || isRepeat) return
    if (kind === 'keydown') {
      if (told === undefined) keyPress = { key, epoch }
    } else if (begun?.key === key && begun.epoch === current()) onApprove()
  }

  function onClick({ isOnApprove }: CardInput): void {
    const begun = press
    press = undefined
    // Where nothing is guarded the click is enough, unless its press was there before the card.
    const isMeant = begun === current() || (!isGuarded && begun === undefined)
    if (isOnApprove && told === undefined && isMeant) onApprove()
  }

  return {
    start: update,
    input(input) {
      if (!input.isTrusted || isOver) return
      notice(input)
      update()
      const { kind, isOnApprove } = input
      if (kind === 'down' || (kind === 'mousedown' && press === undefined)) press = isOnApprove ? current() : 'early'
      else if (kind === 'click') onClick(input)
      else if (kind === 'keydown' || kind === 'keyup') onKey(input)
    },
    seen(now) {
      if (!now) disarm()
      isSeen = now
      update()
    },
    read() {
      isRead = true
      update()
    },
    changed() {
      steady.reset()
      epoch += 1
      update()
    },
    left() {
      disarm()
      update()
    },
    stop() {
      isOver = true
      for (const each of [steady, active, unfit]) each.reset()
    },
  }
}

/** Numbers of SECURITY 2.8. What is not guarded has to be shown at all. */
function isFit({ width, height, pixelRatio, scale, isWhole }: CardFit, isGuarded: boolean): boolean {
  if (!isGuarded) return width > 0 && height > 0
  return width >= 320 && height >= 420 && pixelRatio >= 0.75 && scale >= 0.5 && scale <= 3 && isWhole
}
