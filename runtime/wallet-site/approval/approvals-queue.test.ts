import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { settle } from '../../../test/unit/fakes.js'
import { message, playedApprovals, signIn, transfer } from '../../../test/unit/played-approval-page.js'

test('security: a second request waits, and the click is of the first alone', async () => {
  const { ask, top, arm, click, cards, open } = playedApprovals()
  const first = ask()
  const second = ask({ ...transfer, amount: '999 ETH' })
  await settle()
  await arm()
  expect([cards.length, top().card.amount]).toEqual([1, '0.5 ETH'])
  click()
  await settle()
  expect([first.answer, second.answer, top().card.amount]).toEqual(['approved', undefined, '999 ETH'])
  // The second half of a double click.
  click()
  await settle()
  expect([second.answer, top().isArmed]).toEqual([undefined, false])
  await arm()
  click()
  await settle()
  expect([second.answer, open()]).toEqual(['approved', [0, 0]])
})

test('security: a double click that approves a sign-in does not approve the next one', async () => {
  const { ask, clock, click, top } = playedApprovals()
  const asked = [ask(signIn), ask(signIn)]
  await settle()
  top().events.onSeen(true)
  await clock.advance(250)
  click()
  await settle()
  top().events.onSeen(true)
  click()
  await settle()
  expect(asked.map(({ answer }) => answer)).toEqual(['approved', undefined])
})

test('behavior: they come in the order asked', async () => {
  const { ask, top, cards, open } = playedApprovals()
  const asked = ['1', '2', '3', '4'].map((amount) => ask({ ...transfer, amount }))
  await settle()
  asked[2]?.abort.abort('gone')
  for (const _ of [1, 2, 3]) {
    top().events.onCancel()
    await settle()
  }
  expect(cards.map(({ card }) => card.amount)).toEqual(['1', '2', '4'])
  expect(asked.map(({ answer }) => answer)).toEqual(['rejected', 'rejected', ['gave up', 'gone'], 'rejected'])
  expect(open()).toEqual([0, 0])
})

test('behavior: one that is aborted before it asks shows nothing', async () => {
  const { ask, approvals, cards } = playedApprovals()
  await expect(approvals.ask(transfer, AbortSignal.abort('gone'))).rejects.toBe('gone')
  expect(cards).toEqual([])
  // Nor does it wait for the card of another.
  ask()
  await settle()
  await expect(approvals.ask(transfer, AbortSignal.abort('gone'))).rejects.toBe('gone')
  expect(cards).toHaveLength(1)
})

test.each(['unfit', 'not yet seen', 'covered', 'unread', 'idle', 'armed', 'pressed'] as const)(
  'behavior: an abort takes the card off that is %s, and leaves nothing',
  async (state) => {
    const { ask, top, arm, resize, input, open } = playedApprovals()
    const asked = ask(state === 'unread' ? message : transfer)
    const next = ask(signIn)
    await settle()
    if (state === 'unfit') resize({ height: 100 })
    if (state === 'covered') top().events.onSeen(false)
    if (state === 'idle') top().events.onSeen(true)
    if (['unread', 'armed', 'pressed'].includes(state)) await arm()
    if (state === 'pressed') input('down')
    const { events } = top()
    asked.abort.abort('gone')
    await settle()
    expect([asked.answer, top().card.title]).toEqual([['gave up', 'gone'], 'Sign in with this wallet?'])
    // What comes late from the card that is gone is of no use.
    events.onSeen(true)
    events.onRead()
    events.onInput({ kind: 'click', isTrusted: true, isOnApprove: true })
    top().events.onCancel()
    await settle()
    expect([next.answer, open()]).toEqual(['rejected', [0, 0]])
  },
)

test('behavior: an abort after the end changes nothing', async () => {
  const { ask, top, open } = playedApprovals()
  const asked = ask()
  await settle()
  top().events.onCancel()
  asked.abort.abort('gone')
  await settle()
  expect([asked.answer, open()]).toEqual(['rejected', [0, 0]])
})

test('behavior: nothing listens to what was asked with once it is over', async () => {
  const { ask, top } = playedApprovals()
  const asked = [ask(), ask(), ask()]
  await settle()
  const listeners = () => asked.map(({ abort }) => getEventListeners(abort.signal, 'abort').length)
  expect(listeners()).toEqual([1, 1, 1])
  top().events.onCancel()
  await settle()
  expect(listeners()).toEqual([0, 1, 1])
  top().events.onCancel()
  await settle()
  top().events.onCancel()
  await settle()
  expect(listeners()).toEqual([0, 0, 0])
})
