import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { approvalFrame, message, mouse, transfer } from './approval-frame.js'
import { until } from './until.js'

/** Milliseconds in which a card that nothing hides is armed, and more. */
const LONG_MS = 1_600
/** Milliseconds that a guarded card has to be in view before it takes a click. */
const STEADY_MS = 800

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Something that stands on the frame. */
function over(style: Readonly<Record<string, string>>) {
  return (wrapper: HTMLElement) => {
    const cover = document.createElement('div')
    Object.assign(cover.style, { position: 'absolute', pointerEvents: 'none', background: 'white', ...style })
    wrapper.append(cover)
    return () => cover.remove()
  }
}

/** Styles of the wrapper, or of the frame. */
function styled(of: 'wrapper' | 'frame', style: Readonly<Record<string, string>>) {
  return (wrapper: HTMLElement, frame: HTMLElement) => {
    const { style: own } = of === 'wrapper' ? wrapper : frame
    const before = own.cssText
    Object.assign(own, style)
    return () => {
      own.cssText = before
    }
  }
}

const tricks = {
  'a cover over the amount': over({ inset: '110px auto auto 20px', inlineSize: '60px', blockSize: '40px' }),
  'a cover over a part of the recipient': over({
    inset: '185px auto auto 60px',
    inlineSize: '30px',
    blockSize: '12px',
  }),
  'a cover over the words of Approve': over({ inset: '545px auto auto 200px', inlineSize: '120px', blockSize: '30px' }),
  'a cover over the origin': over({ inset: '30px auto auto 60px', inlineSize: '90px', blockSize: '16px' }),
  'a frame that is all but gone': styled('frame', { opacity: '0.01' }),
  'a frame that is a little translucent': styled('wrapper', { opacity: '0.99' }),
  'a clip-path': styled('frame', { clipPath: 'inset(520px 0 0 0)' }),
  'a frame drawn smaller': styled('frame', { transform: 'scale(0.5)' }),
  'a frame upside down': styled('wrapper', { transform: 'rotate(180deg)' }),
  'a filter': styled('wrapper', { filter: 'blur(4px)' }),
  'a blend': styled('frame', { mixBlendMode: 'multiply' }),
  'a parent that crops it': styled('wrapper', { blockSize: '590px', overflow: 'hidden' }),
  'a parent that shows the buttons alone': (wrapper: HTMLElement, frame: HTMLElement) => {
    const ends = [
      styled('wrapper', { blockSize: '80px', overflow: 'hidden' })(wrapper, frame),
      styled('frame', { marginBlockStart: '-520px' })(wrapper, frame),
    ]
    return () => {
      for (const end of ends) end()
    }
  },
  'a frame half out of the window': styled('wrapper', { insetInlineStart: '-120px' }),
}

describe('a hostile page', () => {
  test.each(Object.entries(tricks))('security: %s keeps Approve off; without it the card is armed', async (_, play) => {
    const { ask, look, arm, wrapper, frame, within } = await approvalFrame()
    const end = play(wrapper, frame)
    const { answer } = await ask(transfer)
    const at = frame.getBoundingClientRect()
    for (const step of [0, 5]) await mouse('mouseMoved', at.x + 150 + step, at.y + 580)
    await wait(LONG_MS)
    expect(await look()).toMatchObject({ isArmed: false, state: 'Bring this whole card into view to approve.' })
    end()
    await arm()
    await userEvent.click(within.getByRole('button', { name: 'Approve' }))
    await until(() => answer() === 'approved')
  })

  test('security: a cover that comes once it is armed turns it off, and all begins anew', async () => {
    const { ask, look, arm, wrapper, frame } = await approvalFrame()
    const { answer } = await ask(transfer)
    await arm()
    const end = tricks['a cover over the amount'](wrapper)
    await until(async () => !(await look()).isArmed)
    end()
    await wait(LONG_MS)
    expect((await look()).isArmed).toBe(false)
    const at = frame.getBoundingClientRect()
    for (const type of ['mousePressed', 'mouseReleased'] as const) await mouse(type, at.x + 260, at.y + 560)
    await wait(100)
    expect([answer(), (await look()).isShown]).toEqual([undefined, true])
  })

  test('security: a frame that leaps under the pointer 50 ms before the click takes none', async () => {
    const results: { readonly tookMs: number; readonly answer: unknown; readonly isShown: boolean }[] = []
    const isLate = () => (results.at(-1)?.tookMs ?? STEADY_MS) >= STEADY_MS
    // On a machine that takes so long for a click, the card has been in view for as long as a person needs: again then.
    while (isLate() && results.length < 5) {
      const { ask, look, arm, wrapper } = await approvalFrame()
      const { answer } = await ask(transfer)
      await arm()
      // On Cancel first, where a person knows of no danger.
      for (const x of [90, 100]) await mouse('mouseMoved', x, 560)
      await until(async () => (await look()).isArmed)
      // Then on the page, where it clicks on what the frame leaps under.
      for (const x of [600, 610]) await mouse('mouseMoved', x, 560)
      const leap = performance.now()
      wrapper.style.insetInlineStart = '350px'
      await wait(50)
      for (const type of ['mousePressed', 'mouseReleased'] as const) await mouse(type, 610, 560)
      const tookMs = performance.now() - leap
      await wait(100)
      results.push({ tookMs, answer: answer(), isShown: (await look()).isShown })
      wrapper.remove()
    }
    expect([results.at(-1), isLate()]).toMatchObject([{ answer: undefined, isShown: true }, false])
  })

  test.each([
    ['a page that zooms it out', { zoom: '0.2' }],
    ['a frame of 120 to 90', { inlineSize: '120px', blockSize: '90px' }],
    ['a low frame', { blockSize: '419px' }],
    ['a frame that is never shown', { display: 'none' }],
  ])('security: %s ends in a window', async (_, style) => {
    const { ask, frame, look } = await approvalFrame()
    Object.assign(frame.style, style)
    // A frame learns after this page that it is out of view: one that is asked before has been shown.
    await wait(500)
    const { answer } = await ask(transfer)
    await until(() => answer() !== undefined)
    expect([answer(), await look()]).toMatchObject(['window', { isShown: false, isSiteHidden: false }])
  })
})

describe('a host', () => {
  test('behavior: it may show the frame after it has asked', async () => {
    const { ask, frame, look, arm, within } = await approvalFrame()
    frame.style.display = 'none'
    const { answer } = await ask(transfer)
    await wait(900)
    expect(answer()).toBeUndefined()
    frame.style.display = 'block'
    await arm()
    expect((await look()).isSiteHidden).toBe(true)
    await userEvent.click(within.getByRole('button', { name: 'Cancel' }))
    await until(() => answer() === 'rejected')
    expect(await look()).toMatchObject({ isShown: false, isSiteHidden: false })
  })

  test('behavior: it may give it up, and the next card takes its place', async () => {
    const { ask, look } = await approvalFrame()
    const [first, second] = [await ask(transfer), await ask({ ...message, isGuarded: false })]
    first.abort()
    await until(() => first.answer() === 'aborted')
    await until(async () => (await look()).isArmed)
    second.abort()
    await until(() => second.answer() === 'aborted')
    expect(await look()).toMatchObject({ isShown: false, isSiteHidden: false })
  })

  test('behavior: a text that is scrolled to its end, and no other, can be approved', async () => {
    const { ask, look, arm, within, frame } = await approvalFrame()
    const { answer } = await ask(message)
    const at = frame.getBoundingClientRect()
    for (const x of [100, 120]) await mouse('mouseMoved', at.x + x, at.y + 300)
    const scroll = { isArmed: false, state: 'Scroll to the end of the text to approve.' }
    // A busy machine takes its time to see that nothing hides the card.
    await until(async () => (await look()).state === scroll.state)
    await wait(LONG_MS)
    expect(await look()).toMatchObject(scroll)
    await userEvent.click(within.getByRole('group', { name: 'Message' }))
    await userEvent.keyboard('{End}')
    await arm()
    await userEvent.click(within.getByRole('button', { name: 'Approve' }))
    await until(() => answer() === 'approved')
  })
})

describe('a browser that can’t tell what is covered', () => {
  test('security: a transfer is for the window; a sign-in, which tricks no one out of anything, is shown', async () => {
    const { ask, look } = await approvalFrame({ isBlind: true })
    const { answer } = await ask(transfer)
    expect([answer(), (await look()).isShown]).toEqual(['window', false])
    await ask({ ...message, isGuarded: false })
    expect((await look()).isShown).toBe(true)
  })

  test('behavior: in the page of an origin that the operator trusts it is asked, with all other checks', async () => {
    const { ask, look, arm, within } = await approvalFrame({ isBlind: true, isTrusted: true })
    const { answer } = await ask(transfer)
    await wait(LONG_MS)
    expect(await look()).toMatchObject({ isShown: true, isArmed: false })
    await arm()
    await userEvent.click(within.getByRole('button', { name: 'Approve' }))
    await until(() => answer() === 'approved')
  })
})
