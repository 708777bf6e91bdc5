import { describe, expect, test } from 'vitest'
import { settle } from '../../../test/unit/fakes.js'
import { armed, fresh, goodFit, playedApprovals } from '../../../test/unit/played-approval-page.js'

test('behavior: the limits of a frame are fit', async () => {
  const { resize, top, arm } = await fresh()
  resize({ width: 320, height: 420, pixelRatio: 0.75, scale: 0.5 })
  await arm()
  expect(top().isArmed).toBe(true)
  resize({ ...goodFit, scale: 3 })
  await arm()
  expect(top().isArmed).toBe(true)
})

describe('a frame that moves', () => {
  test('security: one that leaps under a pointer 50 ms before the click takes none', async () => {
    const { moveTo, input, clock, top, answer } = await armed()
    moveTo(120, 120, -300)
    expect(top().isArmed).toBe(false)
    await clock.advance(50)
    input('down', { place: { screenX: 120, screenY: 120, clientX: 420, clientY: 420 } })
    input('click')
    expect([await answer(), top().isArmed]).toEqual([undefined, false])
  })

  test('security: the press itself may be what tells of the leap', async () => {
    const { input, answer, top } = await armed()
    input('down', { place: { screenX: 120, screenY: 120, clientX: 420, clientY: 420 } })
    input('click')
    expect([await answer(), top().isArmed]).toEqual([undefined, false])
  })

  test('security: one that leaps to where a pointer rests has no hand at work in it', async () => {
    const { moveTo, clock, click, top, answer } = await fresh()
    await clock.advance(5_000)
    for (let time = 0; time < 5; time += 1) moveTo(500, 500, 200)
    await clock.advance(5_000)
    expect(top().isArmed).toBe(false)
    click()
    expect(await answer()).toBeUndefined()
  })

  test('security: one that leaps after a long way of the hand is not armed either', async () => {
    const { moveTo, top } = await armed()
    for (let x = 120; x < 900; x += 20) moveTo(x)
    expect(top().isArmed).toBe(true)
    moveTo(900, 900, 150)
    expect(top().isArmed).toBe(false)
  })

  test('security: one that comes to a pointer that has left it takes no click 50 ms later', async () => {
    const { moveTo, input, clock, top, answer } = await armed()
    input('leave', { isOnApprove: false })
    expect(top().isArmed).toBe(false)
    await clock.advance(5_000)
    moveTo(600, 600, 350)
    await clock.advance(50)
    input('down', { place: { screenX: 600, screenY: 600, clientX: 250, clientY: 250 } })
    input('click')
    expect([await answer(), top().isArmed]).toEqual([undefined, false])
  })

  test.each(['move', 'down'] as const)(
    'security: a mouse that the first %s finds far from where it was is not trusted for 250 ms',
    async (kind) => {
      const { input, clock, top, answer } = await armed()
      const place = { screenX: 620, screenY: 620, clientX: 260, clientY: 260, isMouse: true }
      input(kind, { place })
      expect(top().isArmed).toBe(false)
      await clock.advance(50)
      if (kind === 'move') input('down', { place })
      input('click')
      expect(await answer()).toBeUndefined()
      await clock.advance(200)
      input('down', { place })
      input('click')
      expect(await answer()).toBe('approved')
    },
  )

  test('behavior: a finger comes down where it likes', async () => {
    const { input, answer } = await armed()
    input('down', { place: { screenX: 420, screenY: 620, clientX: 420, clientY: 620 } })
    input('click')
    expect(await answer()).toBe('approved')
  })

  test('behavior: a mouse that goes out and comes back needs no 800 ms again', async () => {
    const { moveTo, input, clock, click, answer } = await armed()
    input('leave', { isOnApprove: false })
    moveTo(200)
    moveTo(220)
    await clock.advance(249)
    click()
    expect(await answer()).toBeUndefined()
    await clock.advance(1)
    click()
    expect(await answer()).toBe('approved')
  })

  test('security: one that goes along with the pointer is not armed', async () => {
    const { input, clock, top } = await fresh()
    for (let x = 100; x < 1_500; x += 5) {
      input('move', { isOnApprove: false, place: { screenX: x, screenY: 300, clientX: 200, clientY: 300 } })
      await clock.advance(10)
    }
    expect(top().isArmed).toBe(false)
  })

  test.each([0.25, 0.5, 1, 2, 5])('behavior: a hand moves as it likes at a zoom of %s', async (zoom) => {
    const { input, clock, top } = await fresh()
    for (let step = 0; step < 60; step += 1) {
      const [x, y] = [Math.round(170 + 150 * Math.sin(step)), Math.round(300 + 250 * Math.cos(step * 1.7))]
      const place = { screenX: 77 + Math.round(x * zoom), screenY: 55 + Math.round(y * zoom), clientX: x, clientY: y }
      input('move', { isOnApprove: false, place })
      await clock.advance(20)
    }
    expect(top().isArmed).toBe(true)
  })
})

test('behavior: where no browser tells what is covered, a page that the operator trusts shows a card with all other checks', async () => {
  const { ask, arm, click, top, resize, clock } = playedApprovals({ seesCover: false, isTrusted: true })
  const asked = ask()
  await settle()
  resize({ width: 200 })
  await clock.advance(100)
  expect(top().isArmed).toBe(false)
  resize({})
  await arm()
  click()
  await settle()
  expect(asked.answer).toBe('approved')
})
