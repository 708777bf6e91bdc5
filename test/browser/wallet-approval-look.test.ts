import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { approvalFrame, message, transfer } from './approval-frame.js'
import { until } from './until.js'

const languages = ['en', 'ar', 'de', 'es', 'fr', 'hi', 'ja', 'ko', 'pt', 'ru', 'tr', 'zh']

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(['en', 'ar'])('behavior: axe finds nothing in %s, whatever the card says', async (language) => {
    const { ask, check, look } = await approvalFrame({ language, scheme })
    for (const approval of [transfer, { ...transfer, isGuarded: false }, message]) {
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
  expect((await look()).said[2]).toBe('Check the details, then approve or cancel.')
})
