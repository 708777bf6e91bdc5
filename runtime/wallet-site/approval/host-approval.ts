import type { ApprovalPage, CardEvents, ShownCard } from './approvals.js'
import type { CardFit, CardInput } from './arming.js'
import type { ApprovalCard } from './card.js'
import { type DrawnCard, drawCard } from './draw-card.js'

/** How often the browser looks whether something is covered, in ms: the least that it allows. */
const LOOK_MS = 100
/** How much of a line has to be in view. */
const WHOLE = 0.99
/** CSS pixels that the end of a text may be off: browsers round where it is. */
const NEAR = 2

/** What IntersectionObserver v2 adds; TypeScript does not know it. */
interface CoverEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean
}
interface CoverInit extends IntersectionObserverInit {
  readonly trackVisibility: boolean
  readonly delay: number
}

/** The document as the browser has it. Nothing else of the approvals sees `window`. */
export function browserApprovalPage(): ApprovalPage {
  return { seesCover: seesCover(), open: openCard }
}

function seesCover(): boolean {
  return (
    typeof IntersectionObserver === 'function' &&
    'trackVisibility' in IntersectionObserver.prototype &&
    'isVisible' in IntersectionObserverEntry.prototype
  )
}

function openCard(card: ApprovalCard, events: CardEvents): ShownCard {
  const over = new AbortController()
  const { signal } = over
  const drawn = drawCard(document, card)
  const { body } = document
  const wasHidden = body.hidden
  body.hidden = true
  // Not in the body: what the site shows there meanwhile must not take the card away.
  document.documentElement.append(drawn.root)
  drawn.card.focus({ preventScroll: true })
  const look = card.isGuarded && seesCover() ? watchCover(drawn, events, signal) : watchPlace(drawn, events, signal)
  listen(drawn, events, look, signal)
  watchTexts(drawn, events, signal)
  watchSize(drawn, events, signal)
  return {
    measure: () => measure(drawn),
    say(isArmed, state) {
      drawn.state.textContent = state
      drawn.approve.setAttribute('aria-disabled', String(!isArmed))
    },
    close() {
      over.abort()
      drawn.root.remove()
      body.hidden = wasHidden
    },
  }
}

function measure({ body, disclosures }: DrawnCard): CardFit {
  const isOpen = disclosures.some((each) => each.hasAttribute('open'))
  return {
    width: window.innerWidth,
    height: window.innerHeight,
    pixelRatio: window.devicePixelRatio,
    scale: window.visualViewport?.scale ?? 1,
    isWhole: isOpen || body.scrollHeight <= body.clientHeight + NEAR,
  }
}

/** Tells whether all that matters is in view. The returned function takes what the browser knows by now. */
function watchCover({ watched }: DrawnCard, { onSeen }: CardEvents, signal: AbortSignal): () => void {
  const hidden = new Set<Element>(watched)
  // A frame that is not shown yet has lines as well, of which nothing is in view.
  let wasShown = false
  const take = (entries: readonly CoverEntry[]) => {
    wasShown ||= entries.some(({ isIntersecting }) => isIntersecting)
    if (entries.length === 0 || !wasShown || signal.aborted) return
    // Each change counts, also one that is over by now.
    if (entries.some((entry) => !isWhole(entry))) onSeen(false)
    for (const entry of entries) {
      if (isWhole(entry)) hidden.delete(entry.target)
      else hidden.add(entry.target)
    }
    onSeen(hidden.size === 0)
  }
  const options: CoverInit = { threshold: [0, WHOLE], trackVisibility: true, delay: LOOK_MS }
  const observer = new IntersectionObserver(take, options)
  for (const element of watched) observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
  return () => take(observer.takeRecords())
}

/** Tells whether the frame is shown at all: one that is hidden keeps its size. */
function watchPlace({ card }: DrawnCard, { onSeen }: CardEvents, signal: AbortSignal): () => void {
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1)
    if (last && !signal.aborted) onSeen(last.isIntersecting)
  })
  observer.observe(card)
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
  return () => {}
}

function isWhole({ intersectionRatio, isVisible }: CoverEntry): boolean {
  return isVisible === true && intersectionRatio >= WHOLE
}

function listen({ approve, cancel }: DrawnCard, events: CardEvents, look: () => void, signal: AbortSignal): void {
  const isOnApprove = ({ target }: Event) => target instanceof Node && approve.contains(target)
  const tell = (kind: CardInput['kind'], event: Event, more: Partial<CardInput> = {}) => {
    look()
    if (!signal.aborted) events.onInput({ kind, isTrusted: event.isTrusted, isOnApprove: isOnApprove(event), ...more })
  }
  const options = { capture: true, signal }
  const tellPointer = (kind: 'move' | 'down') => (event: PointerEvent) => {
    const { screenX, screenY, clientX, clientY } = event
    const isMouse = event.pointerType === 'mouse'
    if (event.isPrimary) tell(kind, event, { place: { screenX, screenY, clientX, clientY, isMouse } })
  }
  document.addEventListener('pointermove', tellPointer('move'), options)
  document.addEventListener('pointerdown', tellPointer('down'), options)
  document.documentElement.addEventListener(
    'pointerleave',
    (event) => {
      // A finger leaves each time that it is lifted.
      if (event.pointerType === 'mouse') tell('leave', event)
    },
    { signal },
  )
  document.addEventListener('mousedown', (event) => tell('mousedown', event), options)
  document.addEventListener('click', (event) => tell('click', event), options)
  const tellKey = (kind: 'keydown' | 'keyup') => (event: KeyboardEvent) => {
    const { key, repeat } = event
    if (kind === 'keydown' && key === 'Escape' && !repeat) return events.onCancel()
    const presses = key === 'Enter' || key === ' '
    // The click that a button makes of a key comes before the key is let go.
    if (presses && isOnApprove(event)) event.preventDefault()
    tell(kind, event, { isRepeat: repeat, ...(presses && { key }) })
  }
  document.addEventListener('keydown', tellKey('keydown'), options)
  document.addEventListener('keyup', tellKey('keyup'), options)
  cancel.addEventListener('click', () => events.onCancel(), { signal })
}

/** A text counts as read once its end was in view; one without overflow as soon as it is laid out. */
function watchTexts({ texts }: DrawnCard, { onRead }: CardEvents, signal: AbortSignal): void {
  const unread = new Set(texts)
  const onScroll = () => {
    const before = unread.size
    for (const box of unread) {
      const { scrollTop, scrollHeight, clientHeight } = box
      if (clientHeight > 0 && scrollTop + clientHeight >= scrollHeight - NEAR) unread.delete(box)
    }
    if (before > 0 && unread.size === 0) onRead()
  }
  // Called at once as well, when it begins to look.
  const observer = new ResizeObserver(onScroll)
  for (const box of texts) {
    observer.observe(box)
    box.addEventListener('scroll', onScroll, { passive: true, signal })
  }
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
}

function watchSize({ card, disclosures }: DrawnCard, events: CardEvents, signal: AbortSignal): void {
  let wasShown = window.innerWidth > 0
  const onResize = () => {
    // A host shows the frame after it has asked, and gives the focus to something of its own.
    if (!wasShown && window.innerWidth > 0) card.focus({ preventScroll: true })
    wasShown = window.innerWidth > 0
    events.onChange()
  }
  window.addEventListener('resize', onResize, { signal })
  window.visualViewport?.addEventListener('resize', () => events.onChange(), { signal })
  for (const each of disclosures) each.addEventListener('toggle', () => events.onChange(), { signal })
  document.addEventListener('visibilitychange', () => events.onLeave(), { signal })
}
