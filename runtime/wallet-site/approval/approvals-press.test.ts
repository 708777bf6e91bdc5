import { describe, expect, test } from 'vitest'
import { armed, fresh } from '../../../test/unit/played-approval-page.js'

describe('presses of a pointer', () => {
  test.each(['down', 'click'] as const)('security: a %s of a script counts for nothing', async (part) => {
    const { input, answer } = await armed()
    input('down', { isTrusted: part !== 'down' })
    input('click', { isTrusted: part !== 'click' })
    expect(await answer()).toBeUndefined()
  })

  test('security: events of a script are no hand', async () => {
    const { input, clock, top } = await fresh()
    for (const x of [10, 20])
      input('move', { isTrusted: false, place: { screenX: x, screenY: x, clientX: x, clientY: x } })
    input('keydown', { isTrusted: false, isOnApprove: false })
    input('down', { isTrusted: false })
    await clock.advance(5_000)
    expect(top().isArmed).toBe(false)
  })

  test('security: a press before arming and a release after it approve nothing', async () => {
    const { input, clock, top, answer } = await fresh()
    input('down')
    await clock.advance(800)
    expect(top().isArmed).toBe(true)
    // A touch makes it of the release.
    input('mousedown')
    input('click')
    expect(await answer()).toBeUndefined()
    input('down')
    input('mousedown')
    input('click')
    expect(await answer()).toBe('approved')
  })

  test('security: a press elsewhere and a click here approve nothing, nor does a click without a press', async () => {
    const { input, answer } = await armed()
    input('click')
    input('down', { isOnApprove: false })
    input('click')
    input('down')
    input('click', { isOnApprove: false })
    input('click')
    expect(await answer()).toBeUndefined()
  })

  test('behavior: a program that reads the screen presses without a pointer', async () => {
    const { input, answer } = await armed()
    input('mousedown')
    input('click')
    expect(await answer()).toBe('approved')
  })

  test('behavior: a first tap shows that there is a hand, and the next one approves', async () => {
    const { click, clock, top, answer } = await fresh()
    await clock.advance(10_000)
    click()
    expect([await answer(), top().isArmed]).toEqual([undefined, false])
    await clock.advance(250)
    click()
    expect(await answer()).toBe('approved')
  })
})

describe('keys', () => {
  test.each(['Enter', ' '])('behavior: “%s” approves once it is let go', async (key) => {
    const { input, answer } = await armed()
    input('keydown', { key })
    expect(await answer()).toBeUndefined()
    input('keyup', { key })
    expect(await answer()).toBe('approved')
  })

  test('security: one that is held from before arming approves nothing, however long', async () => {
    const { input, clock, top, answer } = await fresh()
    input('keydown', { key: 'Enter' })
    for (let time = 0; time < 60; time += 1) {
      input('keydown', { key: 'Enter', isRepeat: true })
      await clock.advance(30)
    }
    expect(top().isArmed).toBe(true)
    input('keyup', { key: 'Enter' })
    expect(await answer()).toBeUndefined()
  })

  test('security: one that is pressed before arming and let go after it approves nothing', async () => {
    const { input, clock, top, answer } = await fresh()
    input('keydown', { key: 'Enter' })
    await clock.advance(800)
    expect(top().isArmed).toBe(true)
    input('keyup', { key: 'Enter' })
    expect(await answer()).toBeUndefined()
  })

  test('security: one that is held in the page, and comes with the focus, is no hand', async () => {
    const { input, clock, top } = await fresh()
    input('keydown', { key: 'Enter', isRepeat: true })
    input('keyup', { key: 'Enter' })
    await clock.advance(5_000)
    expect(top().isArmed).toBe(false)
  })

  test('security: repeats, scripts, other keys, and other places approve nothing', async () => {
    const { input, answer } = await armed()
    const presses = [
      [{ key: 'Enter', isRepeat: true }, { key: 'Enter' }],
      [{ key: 'Enter', isTrusted: false }, { key: 'Enter' }],
      [{ key: 'Enter' }, { key: 'Enter', isTrusted: false }],
      [{ key: 'Enter' }, { key: ' ' }],
      [{}, {}],
      [{ key: 'Enter', isOnApprove: false }, { key: 'Enter' }],
      [{ key: 'Enter' }, { key: 'Enter', isOnApprove: false }],
    ]
    for (const [down, up] of presses) {
      input('keydown', down)
      input('keyup', up)
      expect(await answer()).toBeUndefined()
      input('keyup', { isOnApprove: false })
    }
  })

  test('security: a loss of sight between the key’s down and up approves nothing', async () => {
    const { input, top, arm, answer } = await armed()
    input('keydown', { key: 'Enter' })
    top().events.onSeen(false)
    await arm()
    input('keyup', { key: 'Enter' })
    expect([top().isArmed, await answer()]).toEqual([true, undefined])
  })
})
