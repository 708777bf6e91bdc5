import { describe, expect, test } from 'vitest'
import { settle } from '../../../test/unit/fakes.js'
import { message, playedApprovals, transfer } from '../../../test/unit/played-approval-page.js'
import type { CardFit } from './arming.js'

describe('a guarded card', () => {
  test('security: without a browser that tells what is covered nothing is shown, and a window is asked for at once', async () => {
    const { ask, cards, open } = playedApprovals({ seesCover: false })
    const asked = ask()
    await settle()
    expect([asked.answer, cards, open()]).toEqual(['window', [], [0, 0]])
  })

  const unfit: readonly (readonly [string, Partial<CardFit>])[] = [
    ['a frame that is not shown', { width: 0, height: 0 }],
    ['a narrow frame', { width: 319 }],
    ['a low frame', { height: 419 }],
    ['a page that is zoomed out', { pixelRatio: 0.74 }],
    ['a page that is pinched out', { scale: 0.49 }],
    ['a page that is pinched in', { scale: 3.01 }],
    ['lines that do not fit', { isWhole: false }],
  ]
  test.each(unfit)('security: %s has two seconds to become fit, then a window is asked for', async (_, fit) => {
    const { ask, clock, resize, top, arm, click, open } = playedApprovals()
    resize(fit)
    const asked = ask()
    await settle()
    await arm()
    click()
    await clock.advance(1_199)
    expect([asked.answer, top().isArmed, top().state]).toEqual([
      undefined,
      false,
      'Bring this whole card into view to approve.',
    ])
    await clock.advance(1)
    expect([asked.answer, open()]).toEqual(['window', [0, 0]])
  })

  test.each(unfit)('behavior: %s that is fit in time is armed after that, and not before', async (_, fit) => {
    const { ask, clock, resize, top, arm, moveTo, click, open } = playedApprovals()
    resize(fit)
    const asked = ask()
    await settle()
    await arm()
    await clock.advance(1_000)
    resize({})
    moveTo(130)
    await clock.advance(799)
    expect(top().isArmed).toBe(false)
    await clock.advance(1)
    expect(top().isArmed).toBe(true)
    click()
    await settle()
    expect([asked.answer, open()]).toEqual(['approved', [0, 0]])
  })

  test('security: one that is made smaller once it is armed is off at once', async () => {
    const { ask, resize, top, arm, click, clock } = playedApprovals()
    const asked = ask()
    await settle()
    await arm()
    resize({ height: 100 })
    expect(top().isArmed).toBe(false)
    click()
    await clock.advance(2_000)
    expect(asked.answer).toBe('window')
  })

  test('security: where no event tells of the size the click itself does, and all begins anew', async () => {
    const { ask, refit, top, arm, click, clock } = playedApprovals()
    const asked = ask()
    await settle()
    await arm()
    refit({ pixelRatio: 0.2 })
    click()
    refit({})
    click()
    await clock.advance(799)
    expect([asked.answer, top().isArmed]).toEqual([undefined, false])
    await clock.advance(1)
    expect(top().isArmed).toBe(true)
  })

  test('security: a layout that changes, and is fit as well, is looked at for 800 ms', async () => {
    const { ask, resize, top, arm, clock, input } = playedApprovals()
    const asked = ask()
    await settle()
    await arm()
    input('down')
    resize({ width: 400 })
    expect(top().isArmed).toBe(false)
    await clock.advance(800)
    input('click')
    await settle()
    expect([asked.answer, top().isArmed]).toEqual([undefined, true])
  })

  test('security: it says why Approve is off, step by step', async () => {
    const { ask, top, clock, moveTo } = playedApprovals()
    ask(message)
    await settle()
    const states = [top().state]
    const note = () => void states.push(top().state)
    top().events.onSeen(false)
    note()
    top().events.onSeen(true)
    note()
    top().events.onRead()
    note()
    await clock.advance(800)
    note()
    moveTo(10)
    moveTo(20)
    note()
    await clock.advance(250)
    note()
    expect(states).toEqual([
      'Check the details. You can approve in a moment.',
      'Bring this whole card into view to approve.',
      'Scroll to the end of the text to approve.',
      'Check the details. You can approve in a moment.',
      'Move the pointer, tap here or press a key.',
      'Check the details. You can approve in a moment.',
      'Check the details before you approve.',
    ])
  })

  test('security: a text that was not scrolled to its end keeps Approve off', async () => {
    const { ask, top, arm, click } = playedApprovals()
    const asked = ask(message)
    await settle()
    await arm()
    click()
    await settle()
    expect([asked.answer, top().isArmed]).toEqual([undefined, false])
    top().events.onRead()
    click()
    await settle()
    expect(asked.answer).toBe('approved')
  })

  test('security: one of which the browser tells nothing for two seconds is not shown, and ends in a window', async () => {
    const { ask, top, moveTo, clock, click, open } = playedApprovals()
    const asked = ask()
    await settle()
    moveTo(10)
    moveTo(20)
    await clock.advance(1_999)
    click()
    await settle()
    expect([asked.answer, top().isArmed]).toEqual([undefined, false])
    await clock.advance(1)
    expect([asked.answer, open()]).toEqual(['window', [0, 0]])
  })

  test('security: what covers it for a moment disarms it, and all begins anew', async () => {
    const { ask, top, arm, click, clock, input, moveTo } = playedApprovals()
    const asked = ask()
    await settle()
    await arm()
    input('down')
    top().events.onSeen(false)
    expect(top().isArmed).toBe(false)
    top().events.onSeen(true)
    input('click')
    await clock.advance(799)
    click()
    // The press was a hand at work.
    await clock.advance(249)
    expect(top().isArmed).toBe(false)
    await clock.advance(1)
    expect([asked.answer, top().isArmed]).toEqual([undefined, true])
    // In the very moment of the press.
    input('down')
    top().events.onSeen(false)
    top().events.onSeen(true)
    moveTo(150)
    await clock.advance(800)
    input('click')
    await settle()
    expect([asked.answer, top().isArmed]).toEqual([undefined, true])
    click()
    await settle()
    expect(asked.answer).toBe('approved')
  })

  test('security: one that is covered again and again is never armed', async () => {
    const { ask, top, arm, clock } = playedApprovals()
    ask()
    await settle()
    await arm()
    for (let time = 0; time < 20; time += 1) {
      top().events.onSeen(false)
      top().events.onSeen(true)
      await clock.advance(700)
      expect(top().isArmed).toBe(false)
    }
  })

  test('security: a tab that was out of sight begins anew', async () => {
    const { ask, top, arm } = playedApprovals()
    ask()
    await settle()
    await arm()
    top().events.onLeave()
    expect(top().isArmed).toBe(false)
    await arm()
    expect(top().isArmed).toBe(true)
  })

  test('security: time alone is not enough, and neither is a clock that leaps', async () => {
    const { ask, top, clock, moveTo } = playedApprovals()
    ask()
    await settle()
    top().events.onSeen(true)
    clock.jump(3_600_000)
    moveTo(10)
    moveTo(20)
    await clock.advance(799)
    expect(top().isArmed).toBe(false)
    await clock.advance(1)
    expect(top().isArmed).toBe(true)
  })

  test('behavior: Cancel works at once, armed or not', async () => {
    const { ask, top, arm, open } = playedApprovals()
    const first = ask()
    await settle()
    top().events.onCancel()
    await settle()
    const second = ask(transfer)
    await settle()
    await arm()
    top().events.onCancel()
    await settle()
    expect([first.answer, second.answer, open()]).toEqual(['rejected', 'rejected', [0, 0]])
  })
})
