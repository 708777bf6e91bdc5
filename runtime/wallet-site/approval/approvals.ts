import type { Clock } from '../../core/host.js'
import type { Approval, ApprovalAnswer, Approvals } from './approval.js'
import type { LocalWords } from './approval-words.js'
import { type Arming, type CardFit, type CardInput, createArming } from './arming.js'
import { type ApprovalCard, cardOf } from './card.js'

/** What the document tells of a card that it shows. */
export interface CardEvents {
  onInput(input: CardInput): void
  /** Cancel, or Escape. */
  onCancel(): void
  /** Each line that matters is in view and uncovered, or not; of a card that is not guarded, any part of it is in view. */
  onSeen(isSeen: boolean): void
  /** All texts have been scrolled to their ends. */
  onRead(): void
  /** The size, the zoom or the layout is another. */
  onChange(): void
  /** The document is out of sight. */
  onLeave(): void
}

/** A card that stands in the document. */
export interface ShownCard {
  measure(): CardFit
  /** Turns Approve on or off, and says why. */
  say(isArmed: boolean, state: string): void
  /** Takes it off: the document shows what it showed before, and nothing is told any more. */
  close(): void
}

/** The document of the wallet's site, as approvals use it. */
export interface ApprovalPage {
  /** The browser tells what is covered (IntersectionObserver v2). */
  readonly seesCover: boolean
  /** Shows a card in place of all else. Nothing is told before this returns. */
  open(card: ApprovalCard, events: CardEvents): ShownCard
}

/** What approvals need. */
export interface ApprovalsDeps {
  readonly page: ApprovalPage
  readonly clock: Clock
  /** The origin of the page that embeds this one. */
  readonly app: string
  /** In the language of the browser. */
  readonly local: LocalWords
  /** The operator trusts the page: a browser that can't tell whether a card is covered will do (SECURITY 2.8). */
  readonly isTrusted: boolean
}

/** Asks with cards in the document, one at a time (SECURITY 2.8). */
export function createApprovals({ page, clock, app, local, isTrusted }: ApprovalsDeps): Approvals {
  const waiting: (() => void)[] = []
  let isBusy = false

  /** Resolves once no other card is shown. */
  function turn(signal: AbortSignal): Promise<void> {
    if (!isBusy) {
      isBusy = true
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(signal.reason)
      }
      waiting.push(begin)
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }

  return {
    async ask(approval, signal) {
      signal.throwIfAborted()
      // No waiting makes this browser another one.
      if (approval.isGuarded && !page.seesCover && !isTrusted) return 'window'
      await turn(signal)
      try {
        signal.throwIfAborted()
        return await show(approval, signal)
      } finally {
        const next = waiting.shift()
        if (next) next()
        else isBusy = false
      }
    },
  }

  function show(approval: Approval, signal: AbortSignal): Promise<ApprovalAnswer> {
    return new Promise((resolve, reject) => {
      const { states } = local.words
      const card = cardOf(approval, { app, local })
      const end = () => {
        signal.removeEventListener('abort', onAbort)
        arming.stop()
        shown.close()
      }
      const answer = (how: ApprovalAnswer) => {
        end()
        resolve(how)
      }
      const onAbort = () => {
        end()
        reject(signal.reason)
      }
      const shown: ShownCard = page.open(card, {
        onInput: (input) => arming.input(input),
        onCancel: () => answer('rejected'),
        onSeen: (isSeen) => arming.seen(isSeen),
        onRead: () => arming.read(),
        onChange: () => arming.changed(),
        onLeave: () => arming.left(),
      })
      const arming: Arming = createArming({
        clock,
        isGuarded: approval.isGuarded,
        hasTexts: card.texts.length > 0,
        measure: shown.measure,
        onState: (block) => shown.say(block === undefined, states[block ?? 'ready']),
        onApprove: () => answer('approved'),
        onWindow: () => answer('window'),
      })
      signal.addEventListener('abort', onAbort, { once: true })
      arming.start()
    })
  }
}
