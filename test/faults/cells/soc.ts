import { type Case, closeModal, type Operation, type Stage } from '../case.js'
import { offline, press } from './connected.js'
import { failFrame, patientCases, siteOf } from './frame.js'
import { frozen } from './inj.js'
import { skewed } from './skewed.js'
import { atProvider, byFarcaster, choose, signIn, signOut, status, windowOf } from './social-steps.js'
import { storageCases } from './storage.js'

/** Signing in with a provider. */
export const soc: Operation = {
  act: (stage) => signIn(stage),
  again: async (stage) => {
    const more = stage.page().locator('[data-mk-view="ConnectingSocial"]').getByRole('button', { name: 'Try again' })
    if ((await more.count()) > 0) await signIn(stage, () => more.first().click())
    else {
      await closeModal(stage.page())
      await signIn(stage)
    }
  },
  done: async ({ page }) => void (await page().waitForSelector(status('connected'), { timeout: 10_000 })),
  effects: async ({ page }) => page().locator(status('connected')).count(),
}

/** With the window of a provider, and with the code of Farcaster. */
const works = async (stage: Stage, lift: () => unknown) => {
  await stage.act()
  await stage.done()
  await signOut(stage)
  await byFarcaster(stage)
  await stage.done()
  await lift()
  await signOut(stage)
  await stage.act()
}

/** The document of the frame fails so: it is told, and trying again is a new frame. */
const withPage = (how: Parameters<typeof failFrame>[1], withinMs: number): Case => ({
  mayLog: /frame\/not-loaded|Framing/,
  async run(stage) {
    const lift = await failFrame(stage, how)
    const opened = await windowOf(stage, () => choose(stage, 'Google'))
    await stage.says(/Still working/, 6_000)
    await stage.says(/Could not load embedded wallet/, withinMs)
    // Nothing would ever lead it on.
    if (!opened.isClosed()) await opened.waitForEvent('close')
    await lift()
    await stage.again()
  },
})

/** The site answers with an error: people are told its reason, and may try again. */
const withReason = (...reasons: readonly string[]): Case => ({
  async run(stage) {
    for (const reason of reasons) {
      siteOf(stage).failNext('GET_SOCIAL_REDIRECT_URI', reason)
      await choose(stage, 'Google')
      await stage.says(new RegExp(reason), 5_000)
      await closeModal(stage.page())
      siteOf(stage).failNext('GET_FARCASTER_URI', reason)
      await choose(stage, 'Farcaster')
      await stage.says(new RegExp(reason), 5_000)
      await closeModal(stage.page())
    }
    await stage.again()
  },
})

/** Answers of the site cannot be read: before the window is led on, or after the person was there. */
const malformed = (when: 'before' | 'after'): Case => ({
  mayLog: /unreadable/,
  async run(stage) {
    if (when === 'before') siteOf(stage).distort('malformed')
    const opened = when === 'before' ? await windowOf(stage, () => choose(stage, 'Google')) : await atProvider(stage)
    siteOf(stage).distort('malformed')
    siteOf(stage).answerSocial('yes')
    await stage.says(/unexpected response/, 5_000)
    if (!opened.isClosed()) await opened.waitForEvent('close')
    siteOf(stage).distort()
    await stage.again()
  },
})

/** The cases of signing in with a provider. */
export const socCases: Readonly<Record<string, Case>> = {
  ...patientCases(works),
  F01: withPage('blocked', 12_000),
  F02: withPage('hangs', 24_000),
  F03: withPage('broken', 12_000),
  F04: {
    async run(stage) {
      await atProvider(stage)
      await siteOf(stage).restart()
      // The site is asked for the same login again.
      siteOf(stage).answerSocial('yes')
      await stage.done()
      await signOut(stage)
      await choose(stage, 'Farcaster')
      const ready = '[data-mk-view="ConnectingFarcaster"] [data-state="ready"]'
      await stage.page().waitForSelector(ready)
      await siteOf(stage).restart()
      await stage.says(/restarted|Try again|New code/i, 8_000)
      await closeModal(stage.page())
      await byFarcaster(stage)
    },
  },
  F05: {
    async run(stage) {
      const opened = await atProvider(stage)
      siteOf(stage).distort('lost')
      siteOf(stage).answerSocial('yes')
      await stage.page().waitForTimeout(500)
      siteOf(stage).distort()
      // Its page says that it is over; the app does not know.
      await opened.close()
      await stage.says(/Finish in the Google window/, 5_000)
      await stage.again()
    },
  },
  F08: malformed('before'),
  F09: storageCases(works).F09,
  F12: {
    async run(stage) {
      await stage.act()
      await stage.done()
      siteOf(stage).evict()
      await stage.page().reload()
      await stage.page().waitForSelector(status('disconnected'))
      await stage.act()
    },
  },
  F13: withReason('Unauthorized: origin not allowed', 'Unauthorized: invalid key'),
  F14: withReason('Too many requests'),
  F15: withReason('Service is not responding'),
  F16: {
    async run(stage) {
      const release = siteOf(stage).hold('GET_SOCIAL_REDIRECT_URI')
      const opened = await windowOf(stage, () => choose(stage, 'Google'))
      await stage.says(/Still working/, 6_000)
      await stage.page().waitForTimeout(10_000)
      release()
      await opened.waitForURL('**/login/google*')
      siteOf(stage).answerSocial('yes')
    },
  },
  F17: malformed('after'),
  F19: {
    // Code of the page that was never needed before is told as missing.
    mayLog: /Failed to fetch dynamically imported module/,
    async run(stage) {
      await atProvider(stage)
      await offline(stage, true)
      siteOf(stage).answerSocial('yes')
      await stage.page().waitForTimeout(500)
      await offline(stage, false)
    },
  },
  F28: {
    async run(stage) {
      await atProvider(stage)
      const context = stage.page().context()
      await stage.page().close()
      stage.show(await stage.world.open({ context }))
      await stage.act()
    },
  },
  F29: {
    async run(stage) {
      const other = await stage.world.open({ context: stage.page().context() })
      await atProvider({ page: () => other })
      await atProvider(stage)
      siteOf(stage).answerSocial('yes')
      await stage.done()
      await other.waitForSelector(status('connected'))
      await other.close()
    },
  },
  F30: {
    script: skewed(-86_400_000),
    async run(stage) {
      await stage.act()
      await stage.done()
      for (const ms of [86_400_000, 300_000, -300_000]) {
        await stage.page().evaluate(`skew(${ms})`)
        await signOut(stage)
        await atProvider(stage)
        // In the middle of it, too.
        await stage.page().evaluate(`skew(${-ms})`)
        siteOf(stage).answerSocial('yes')
        await stage.done()
      }
    },
  },
  F40: {
    async run(stage) {
      await stage.page().evaluate(() => {
        const { open } = window
        Object.assign(window, { lift: () => Object.assign(window, { open }) })
        window.open = () => null
      })
      await choose(stage, 'Google')
      await stage.says(/Open Google to continue/, 5_000)
      await stage.page().evaluate('lift()')
      await signIn(stage, () => stage.page().getByRole('button', { name: 'Open Google' }).click())
    },
  },
  F41: {
    async run(stage) {
      await (await atProvider(stage)).close()
      await stage.says(/Finish in the Google window/, 5_000)
      await stage.again()
      await stage.done()
      // Who is through there although the window looks closed is signed in all the same.
      await signOut(stage)
      await (await atProvider(stage)).close()
      await stage.says(/Finish in the Google window/, 5_000)
      siteOf(stage).answerSocial('yes')
    },
  },
  F43: {
    async run(stage) {
      const opened = await atProvider(stage)
      await press(stage, 'mount')
      if (!opened.isClosed()) await opened.waitForEvent('close')
      await press(stage, 'mount')
      await stage.page().waitForSelector(status('disconnected'))
      await stage.again()
    },
  },
  F45: {
    async run(stage) {
      await atProvider(stage)
      await frozen(stage, 5_000)
      siteOf(stage).answerSocial('yes')
    },
  },
}
