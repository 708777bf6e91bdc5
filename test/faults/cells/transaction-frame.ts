import type { Page } from 'playwright'
import { expect } from 'vitest'
import { type Case, closeModal, type Stage } from '../case.js'
import { siteUrl } from '../world.js'
import { failFrame, inPlace, signIn, siteOf } from './frame.js'
import { row, sent, type Transaction, unresolved } from './transaction-steps.js'
import { walletCases } from './transaction-wallet.js'

/** Not seen while the frame stands in its place. */
const approving = '[data-mk-view="ApproveTransaction"]'

/** Waits until the site has sent one more transaction than there were before. */
async function hasSent(stage: Stage, before: number): Promise<void> {
  await expect.poll(() => sent(stage), { timeout: 15_000 }).toBe(before + 1)
}

/** Answers come twice, or in the wrong order, until the first transaction is over; a second one follows. */
const patient = (how: 'twice' | 'reversed'): Case => ({
  effects: 2,
  async run(stage) {
    await inPlace(stage)
    siteOf(stage).distort(how)
    await stage.act()
    await stage.done()
    siteOf(stage).distort()
    await stage.again()
  },
})

/** The cases of a transaction of the embedded wallet, whose frame fails in the middle of it. */
export const frameCases = ({ views, open }: Transaction): Readonly<Record<string, Case>> => ({
  F04: {
    effects: 2,
    async run(stage) {
      await inPlace(stage)
      const site = siteOf(stage)
      const before = await sent(stage)
      // It was sent, and its answer has gone with the document: the next one tells what became of it.
      site.distort('lost')
      await stage.act()
      await hasSent(stage, before)
      site.distort()
      await site.restart()
      await stage.done()
      await closeModal(stage.page())
      // It was begun, and more is not known of it: nothing else is sent until the person says that it was not.
      const release = site.hold('RPC_REQUEST')
      await stage.act()
      await stage.page().waitForSelector(approving, { state: 'attached' })
      await site.restart()
      await stage.says(/Check before you try again/, 8_000)
      release()
      await closeModal(stage.page())
      await open(stage)
      await stage.says(unresolved, 5_000)
      await views.keeps(stage)
      await stage.page().getByRole('button', { name: 'It wasn’t sent' }).click()
      await stage.again()
    },
  },
  F05: {
    effects: 2,
    async run(stage) {
      await inPlace(stage)
      const site = siteOf(stage)
      const before = await sent(stage)
      site.distort('lost')
      await stage.act()
      await stage.says(/Approve in your wallet/, 5_000)
      await hasSent(stage, before)
      site.distort()
      // The site is asked once more what became of it.
      await stage.done()
      await closeModal(stage.page())
      site.distort('lost')
      await stage.act()
      await hasSent(stage, before + 1)
      await stage.page().locator('dialog[data-mk-frame][open]').waitFor()
      await stage.page().keyboard.press('Escape')
      await stage.says(/Request was aborted|Start again/, 5_000)
      site.distort()
      await closeModal(stage.page())
      // It was sent, though it was cancelled here: the record finds it on the chain.
      await row(stage, views.happened)
    },
  },
  F06: patient('twice'),
  F07: patient('reversed'),
  F08: {
    effects: 2,
    mayLog: /unreadable/,
    async run(stage) {
      await inPlace(stage)
      siteOf(stage).distort('malformed')
      await stage.act()
      await stage.says(/unexpected response/, 10_000)
      siteOf(stage).distort()
      await closeModal(stage.page())
      await row(stage, views.happened)
      await stage.again()
    },
  },
})

/** The same for a wallet that says so itself; then the site of the embedded wallet needs a window for what it signs. */
const withWindow = (
  own: Case | undefined,
  goOn: (stage: Stage, release: () => void, opened: Promise<Page>) => Promise<void>,
): Case => ({
  effects: 2,
  async run(stage) {
    await own?.run(stage)
    await stage.done()
    await closeModal(stage.page())
    await inPlace(stage)
    const context = stage.page().context()
    const page = `${new URL(siteUrl).origin}/approve*`
    await context.route(page, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Approve here' }))
    const release = siteOf(stage).hold('RPC_REQUEST')
    siteOf(stage).askForWindow('/approve?id=1')
    await goOn(stage, release, context.waitForEvent('page'))
    await stage.done()
  },
})

/** The cases of a window that is blocked, or closed. */
export const windowCases = (of: Transaction): Readonly<Record<'F40' | 'F41', Case>> => {
  const { F40, F41 } = walletCases(of)
  return {
    F40: withWindow(F40, async (stage, release, opened) => {
      await stage.page().evaluate(() => {
        const { open } = window
        window.open = () => null
        Object.assign(window, {
          lift: () => {
            window.open = open
          },
        })
      })
      await stage.act()
      await stage.says(/blocked the wallet window/, 5_000)
      await stage.page().evaluate('lift()')
      await stage.page().getByRole('button', { name: 'Open wallet window' }).click()
      await (await opened).getByText('Approve here').waitFor()
      release()
    }),
    F41: withWindow(F41, async (stage, release, opened) => {
      await stage.act()
      await (await opened).close()
      // That it is closed says nothing (SECURITY 2.5): the site is waited for.
      await stage.page().waitForTimeout(3_000)
      await stage.page().waitForSelector(approving, { state: 'attached' })
      release()
    }),
  }
}

/** The document of the frame fails so, as it loads anew and when it is tried again: nothing is sent, and what was filled in stays. */
const withPage = (
  of: Transaction,
  [first, second]: readonly Parameters<typeof failFrame>[1][],
  withinMs: number,
): Case => ({
  mayLog: /frame\/not-loaded|Framing/,
  async run(stage) {
    await inPlace(stage)
    const before = await sent(stage)
    const lift = await failFrame(stage, first ?? 'broken')
    await siteOf(stage).restart()
    await stage.act()
    await stage.says(/Could not load embedded wallet/, 14_000)
    await lift()
    const liftAgain = await failFrame(stage, second ?? 'broken')
    await of.confirm(stage)
    await stage.says(/Still loading your wallet/, 8_000)
    await stage.says(/Could not load embedded wallet/, withinMs)
    expect(await sent(stage)).toBe(before)
    await liftAgain()
    await closeModal(stage.page())
    await of.open(stage)
    await of.views.keeps(stage)
    await stage.again()
  },
})

/** The cases of a transaction of the embedded wallet, whose frame is not to be had, or has lost its storage. */
export const lostFrameCases = (of: Transaction): Readonly<Record<string, Case>> => ({
  F01: withPage(of, ['blocked', 'blocked'], 14_000),
  F02: withPage(of, ['broken', 'hangs'], 26_000),
  F03: withPage(of, ['broken', 'broken'], 14_000),
  F12: {
    async run(stage) {
      await inPlace(stage)
      siteOf(stage).evict()
      await stage.act()
      await stage.says(/Sign in again/, 8_000)
      await closeModal(stage.page())
      await stage.page().waitForSelector('[data-fact="status"]:text-is("disconnected")')
      await signIn(stage)
      await stage.again()
    },
  },
})
