import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { approvalFrame, longTransfer, message, mouse, transfer } from './approval-frame.js'
import { until } from './until.js'

const languages = ['en', 'ar', 'de', 'es', 'fr', 'hi', 'ja', 'ko', 'pt', 'ru', 'tr', 'zh']

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(['en', 'ar'])('behavior: axe finds nothing in %s, whatever the card says', async (language) => {
    const { ask, check, look } = await approvalFrame({ language, scheme })
    const cancelled = { ...transfer, title: 'cancel-send', risks: ['may-still-go'] } as const
    for (const approval of [transfer, { ...transfer, isGuarded: false }, longTransfer, cancelled, message]) {
      const asked = await ask(approval)
      if (!approval.isGuarded) await until(async () => (await look()).isArmed)
      expect(await check()).toEqual([])
      asked.abort()
      await until(() => asked.answer())
    }
    // What the site shows is as it was.
    expect(await look()).toMatchObject({ isShown: false, isSiteHidden: false })
  })
})

test.each(languages)(
  'behavior: in %s all of a transfer fits the smallest frame, and can be approved',
  async (language) => {
    const { ask, look, arm } = await approvalFrame({ language, width: 320, height: 420 })
    const { answer } = await ask({ ...transfer, risks: ['cannot-be-taken-back'] })
    await arm()
    const { heights, width } = await look()
    expect([answer(), width, Math.min(...heights) >= 44]).toEqual([undefined, 320, true])
  },
)

test.each(languages)(
  'behavior: in %s a long amount of a token fits the frame as the modal has it, and can be approved',
  async (language) => {
    const { ask, look, arm } = await approvalFrame({ language })
    const { answer } = await ask(longTransfer)
    await arm()
    expect([answer(), (await look()).width]).toEqual([undefined, 360])
  },
)

test('behavior: a long amount has smaller letters than a short one, in low frames too', async () => {
  for (const height of [600, 420]) {
    const { ask, look } = await approvalFrame({ height })
    const sizes: number[] = []
    for (const { amount } of [transfer, longTransfer]) {
      const { abort, answer } = await ask({ ...transfer, ...(amount && { amount }) })
      sizes.push((await look()).amountSize)
      abort()
      await until(() => answer())
    }
    const [short = 0, long = 0] = sizes
    expect([long < short, long > 17]).toEqual([true, true])
  }
})

test.each(['light', 'dark'] as const)(
  'behavior: Approve gives way under the press in the %s scheme',
  async (scheme) => {
    const { ask, look, arm } = await approvalFrame({ scheme })
    const { answer } = await ask(transfer)
    const off = (await look()).ground
    await arm()
    const on = (await look()).ground
    await mouse('mousePressed', 260, 560)
    await until(async () => (await look()).ground !== on)
    expect([on !== off, answer()]).toEqual([true, undefined])
    await mouse('mouseReleased', 260, 560)
    await until(() => answer() === 'approved')
  },
)

test('behavior: a host of great length, and an amount of one, wrap', async () => {
  const { ask, look } = await approvalFrame({ app: `https://${'a'.repeat(60)}.${'b'.repeat(60)}.example` })
  const { answer } = await ask({ ...transfer, amount: `${'9'.repeat(70)} ETH`, isGuarded: false })
  await until(async () => (await look()).isArmed)
  expect([answer(), (await look()).width]).toEqual([undefined, 360])
})

describe('keys', () => {
  test('behavior: from the card to the token, Cancel and Approve, which Enter approves', async () => {
    const { ask, look, within } = await approvalFrame()
    const { answer } = await ask(transfer)
    await userEvent.click(within.getByRole('heading'))
    const focus: string[] = []
    for (const _ of [1, 2, 3]) {
      await userEvent.keyboard('{Tab}')
      focus.push((await look()).focus)
    }
    expect(focus).toEqual(['', 'approval-cancel', 'approval-approve'])
    await until(async () => (await look()).isArmed)
    await userEvent.keyboard('{Enter}')
    await until(() => answer() === 'approved')
  })

  test('behavior: the text can be reached and read by keys alone; Space approves', async () => {
    const { ask, look, within } = await approvalFrame()
    const { answer } = await ask(message)
    await userEvent.click(within.getByRole('heading'))
    await userEvent.keyboard('{Tab}')
    expect((await look()).focus).toBe('approval-text')
    await userEvent.keyboard('{End}')
    await until(async () => (await look()).isArmed)
    await userEvent.keyboard('{Tab}{Tab}')
    expect((await look()).focus).toBe('approval-approve')
    await userEvent.keyboard(' ')
    await until(() => answer() === 'approved')
  })

  test('security: Enter on Approve that is off does nothing', async () => {
    const { ask, look, within } = await approvalFrame()
    const { answer } = await ask(message)
    await userEvent.click(within.getByRole('heading'))
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter} ')
    expect([answer(), (await look()).focus]).toEqual([undefined, 'approval-approve'])
  })

  test('behavior: Escape is Cancel', async () => {
    const { ask, within } = await approvalFrame()
    const { answer } = await ask(message)
    await userEvent.click(within.getByRole('heading'))
    await userEvent.keyboard('{Escape}')
    await until(() => answer() === 'rejected')
  })
})

test('behavior: a screen reader hears what it is, what it is about, and why Approve is off', async () => {
  const { ask, look, arm } = await approvalFrame()
  await ask(transfer)
  const { said, state, focus } = await look()
  expect([said, focus]).toEqual([['alertdialog', 'Send this amount? 1,250.50 USDC', state, 'status'], 'approval-card'])
  await arm()
  expect((await look()).said[2]).toBe('Check the details before you approve.')
})
