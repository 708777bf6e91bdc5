import type { Approval } from '../../runtime/wallet-site/approval/approval.js'
import { type ApprovalPage, type CardEvents, createApprovals } from '../../runtime/wallet-site/approval/approvals.js'
import type { CardFit, CardInput } from '../../runtime/wallet-site/approval/arming.js'
import type { ApprovalCard } from '../../runtime/wallet-site/approval/card.js'
import { english } from '../../runtime/wallet-site/approval/english-words.data.js'
import { fakeClock, settle } from './fakes.js'
import { app } from './frame-site.js'

/** A transfer that needs all checks. */
export const transfer: Approval = {
  title: 'send',
  amount: '0.5 ETH',
  rows: [
    { label: 'to', value: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', form: 'address', mark: 'known' },
    { label: 'network', value: 'Sepolia', form: 'text' },
    { label: 'fee', value: '0.000042 ETH', form: 'text' },
  ],
  risks: ['cannot-be-taken-back'],
  isGuarded: true,
}

/** A sign-in, for which the click is enough. */
export const signIn: Approval = { title: 'sign-in', rows: [], risks: ['signs-in'], isGuarded: false }

/** A message that has to be read. */
export const message: Approval = {
  title: 'sign-message',
  rows: [{ label: 'message', value: 'line\n'.repeat(100), form: 'long' }],
  risks: [],
  isGuarded: true,
}

/** A card that is shown, and what may happen to it. */
export interface PlayedCard {
  readonly card: ApprovalCard
  readonly events: CardEvents
  readonly isArmed: boolean
  readonly state: string
  readonly isOpen: boolean
}

/** As a frame of a host is. */
export const goodFit: CardFit = { width: 360, height: 600, pixelRatio: 1, scale: 1, isWhole: true }

/** Approvals in a document that is played, with a clock that stands still. */
export function playedApprovals({ seesCover = true, isTrusted = false, local = english } = {}) {
  const clock = fakeClock()
  const cards: { card: ApprovalCard; events: CardEvents; isArmed: boolean; state: string; isOpen: boolean }[] = []
  const world = { fit: goodFit }
  const page: ApprovalPage = {
    seesCover,
    open(card, events) {
      if (cards.some(({ isOpen }) => isOpen)) throw new Error('Two cards at once')
      const played = { card, events, isArmed: false, state: '', isOpen: true }
      cards.push(played)
      return {
        measure: () => world.fit,
        say: (isArmed, state) => void Object.assign(played, { isArmed, state }),
        close: () => void Object.assign(played, { isOpen: false }),
      }
    },
  }
  const approvals = createApprovals({ page, clock, app, local, isTrusted })
  const top = (): PlayedCard => {
    const card = cards.findLast(({ isOpen }) => isOpen)
    if (!card) throw new Error('No card is shown')
    return card
  }
  const input = (kind: CardInput['kind'], more: Partial<CardInput> = {}) =>
    top().events.onInput({ kind, isTrusted: true, isOnApprove: true, ...more })
  const moveTo = (x: number, y = x, frame = 0) =>
    input('move', { isOnApprove: false, place: { screenX: x, screenY: y, clientX: x - frame, clientY: y - frame } })
  return {
    clock,
    cards,
    approvals,
    top,
    input,
    moveTo,
    /** The frame lies otherwise from now on, and no event tells it. */
    refit(fit: Partial<CardFit>) {
      world.fit = { ...goodFit, ...fit }
    },
    /** The frame lies otherwise from now on. */
    resize(fit: Partial<CardFit>) {
      world.fit = { ...goodFit, ...fit }
      cards.findLast(({ isOpen }) => isOpen)?.events.onChange()
    },
    /** Asks, and keeps how it ended. */
    ask(approval: Approval = transfer) {
      const abort = new AbortController()
      const asked = { abort, answer: undefined as unknown }
      approvals.ask(approval, abort.signal).then(
        (answer) => {
          asked.answer = answer
        },
        (cause) => {
          asked.answer = ['gave up', cause]
        },
      )
      return asked
    },
    /** Does all that a person does until Approve is on. */
    async arm() {
      top().events.onSeen(true)
      moveTo(100)
      moveTo(120)
      await clock.advance(800)
    },
    click() {
      input('down')
      input('click')
    },
    /** Cards that are shown, and timers that run. */
    open: () => [cards.filter(({ isOpen }) => isOpen).length, clock.pending()],
  }
}

/** A guarded card that is armed. */
export async function armed() {
  const played = playedApprovals()
  const asked = played.ask()
  await settle()
  await played.arm()
  if (!played.top().isArmed) throw new Error('It is not armed')
  const answer = async () => {
    await settle()
    return asked.answer
  }
  return { ...played, answer }
}

/** A guarded card that was just drawn, and is in view. */
export async function fresh() {
  const played = playedApprovals()
  const asked = played.ask()
  await settle()
  played.top().events.onSeen(true)
  const answer = async () => {
    await settle()
    return asked.answer
  }
  return { ...played, answer }
}
