import type { Locator, Page } from 'playwright'
import { type Case, closeModal, type Operation, type Stage } from '../case.js'
import { connect, fact, offline, press, restarted } from './connected.js'
import { failFrame, inPlace, siteOf } from './frame.js'
import { storageThrows } from './storage.js'

/** The last tile of the account; the features of the page are more than a row of tiles shows. */
async function disconnectTile(page: Page): Promise<Locator> {
  const account = page.locator('[data-mk-view="Account"]')
  await account.getByRole('button', { name: 'More', exact: true }).click()
  return account.getByRole('button', { name: 'Disconnect' })
}

/** Ending the connection, from the account. */
export const out: Operation = {
  begin: connect,
  act: async ({ page }) => {
    await page().click('[data-mk-button="account"]')
    await (await disconnectTile(page())).click()
  },
  done: async ({ page }) =>
    void (await page().waitForSelector('[data-fact="status"]:text-is("disconnected")', { timeout: 8_000 })),
  effects: async (stage) => ((await fact(stage, 'status')) === 'disconnected' ? 1 : 0),
}

const both = async (stage: Stage, lift: () => Promise<unknown>) => {
  await stage.act()
  await stage.done()
  await lift()
  await closeModal(stage.page())
  await connect(stage)
  await stage.act()
}

/** After a reload the document of the frame fails so: the wallet that is waited for can be left all the same. */
const withPage = (how: Parameters<typeof failFrame>[1]): Case => ({
  mayLog: /frame\/not-loaded|Framing/,
  async run(stage) {
    await inPlace(stage)
    const lift = await failFrame(stage, how)
    await stage.page().reload()
    await stage.page().waitForSelector('[data-fact="status"]:text-is("reconnecting")')
    await press(stage, 'disconnect')
    await lift()
  },
})

/** The site does not answer: the wallet has left at once all the same. */
const withSilence = (silence: (stage: Stage) => () => unknown): Case => ({
  async run(stage) {
    await inPlace(stage)
    const lift = silence(stage)
    await stage.act()
    await stage.done()
    await lift()
  },
})

/** The cases of ending the connection. */
export const outCases: Readonly<Record<string, Case>> = {
  F01: withPage('blocked'),
  F02: withPage('hangs'),
  F03: withPage('broken'),
  F04: withSilence((stage) => {
    const release = siteOf(stage).hold('SIGN_OUT')
    return async () => {
      await siteOf(stage).restart()
      release()
    }
  }),
  F05: withSilence((stage) => {
    siteOf(stage).distort('lost')
    return () => siteOf(stage).distort()
  }),
  F12: withSilence((stage) => {
    siteOf(stage).evict()
    return () => {}
  }),
  F09: { script: storageThrows, run: (stage) => both(stage, () => stage.page().evaluate('lift()')) },
  F19: {
    async run(stage) {
      await stage.page().click('[data-mk-button="account"]')
      await stage.page().waitForSelector('[data-mk-view="Account"]')
      await closeModal(stage.page())
      await offline(stage, true)
      await both(stage, () => offline(stage, false))
    },
  },
  F25: {
    async run(stage) {
      stage.world.relay.fail('cut')
      await both(stage, async () => stage.world.relay.fail(undefined))
    },
  },
  F29: {
    async run(stage) {
      const other = await stage.world.open({ context: stage.page().context() })
      await other.waitForSelector('[data-fact="status"]:text-is("connected")')
      await stage.page().click('[data-mk-button="account"]')
      const end = await disconnectTile(stage.page())
      await end.waitFor()
      await Promise.all([
        end.evaluate((button) => (button as HTMLElement).click()),
        press({ page: () => other }, 'disconnect'),
      ])
      await other.waitForSelector('[data-fact="status"]:text-is("disconnected")')
      await other.close()
    },
  },
  F32: {
    async run(stage) {
      // A wallet need not know that it was left.
      await stage.behave({ hang: ['wallet_revokePermissions'] })
      await both(stage, () => stage.behave({}))
    },
  },
  F42: {
    async run(stage) {
      await restarted(stage)
      await stage.act()
    },
  },
}
