import { expect } from 'vitest'
import { type Case, closeModal, type Operation, type Stage } from '../case.js'
import { offline, press } from './connected.js'
import { enterCode, failFrame, patientCases, siteOf, submitAddress } from './frame.js'
import { frozen } from './inj.js'
import { skewed } from './skewed.js'
import { storageCases } from './storage.js'

const otp = '[data-mk-view="EmailVerifyOtp"]'
const status = (name: string) => `[data-fact="status"]:text-is("${name}")`

/** Signing in by the code of a mail. */
export const mail: Operation = {
  act: async (stage) => {
    await submitAddress(stage)
    await enterCode(stage)
  },
  again: async (stage) => {
    const more = stage.page().getByRole('button', { name: 'Try again' })
    if ((await more.count()) > 0) await more.first().click()
    else {
      await closeModal(stage.page())
      await submitAddress(stage)
    }
    // A code that was typed before is handed in again by itself, and one that was taken needs none.
    const field = `${otp} input[autocomplete="one-time-code"]:not([readonly])`
    await stage.page().waitForSelector(`${field}, ${status('connected')}`)
    if ((await stage.page().locator(status('connected')).count()) === 0) await enterCode(stage)
  },
  done: async ({ page }) => void (await page().waitForSelector(status('connected'), { timeout: 10_000 })),
  effects: async ({ page }) => page().locator(status('connected')).count(),
}

const works = async (stage: Stage, lift: () => unknown) => {
  await stage.act()
  await stage.done()
  await lift()
  await closeModal(stage.page())
  await stage.page().click('[data-do="disconnect"]')
  await stage.page().waitForSelector(status('disconnected'))
  await stage.act()
}

/** The document of the frame fails so: it is told, and trying again is a new frame. */
const withPage = (how: Parameters<typeof failFrame>[1], withinMs: number): Case => ({
  mayLog: /frame\/not-loaded|Framing/,
  async run(stage) {
    const lift = await failFrame(stage, how)
    await submitAddress(stage)
    await stage.says(/Still working/, 6_000)
    await stage.says(/Could not load embedded wallet/, withinMs)
    await lift()
    await stage.again()
  },
})

/** The site answers a message with an error: people are told its reason, and may try again. */
const withReason = (message: 'CONNECT_EMAIL', ...reasons: readonly string[]): Case => ({
  async run(stage) {
    for (const reason of reasons) {
      siteOf(stage).failNext(message, reason)
      await submitAddress(stage)
      await stage.says(new RegExp(reason), 5_000)
      if (reason !== reasons.at(-1)) await closeModal(stage.page())
    }
    await stage.again()
  },
})

/** What was typed waits at the site, until the returned function lets it go. */
async function holdCode(stage: Stage): Promise<() => void> {
  const release = siteOf(stage).hold('CONNECT_OTP')
  await stage.act()
  await stage.says(/Checking the code/, 5_000)
  return release
}

/** The cases of signing in by mail. */
export const mailCases: Readonly<Record<string, Case>> = {
  ...storageCases(works),
  ...patientCases(works),
  F01: withPage('blocked', 12_000),
  F02: withPage('hangs', 24_000),
  F03: withPage('broken', 12_000),
  F04: {
    async run(stage) {
      const release = await holdCode(stage)
      await siteOf(stage).restart()
      await stage.says(/restarted|Try again/i, 8_000)
      release()
      await stage.again()
    },
  },
  F05: {
    async run(stage) {
      await submitAddress(stage)
      await stage.page().waitForSelector(otp)
      siteOf(stage).distort('lost')
      await enterCode(stage)
      await stage.says(/Still working/, 12_000)
      siteOf(stage).distort()
      // The login has happened at the site: the next one needs no code, or takes it again.
      await stage.again()
    },
  },
  F08: {
    mayLog: /unreadable/,
    async run(stage) {
      siteOf(stage).distort('malformed')
      await submitAddress(stage)
      await stage.says(/unexpected response/, 5_000)
      siteOf(stage).distort()
      await stage.again()
    },
  },
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
  F13: withReason('CONNECT_EMAIL', 'Unauthorized: origin not allowed', 'Unauthorized: invalid key'),
  F14: withReason('CONNECT_EMAIL', 'Too many requests'),
  F15: withReason('CONNECT_EMAIL', 'Service is not responding'),
  F16: {
    async run(stage) {
      const release = siteOf(stage).hold('CONNECT_EMAIL')
      await submitAddress(stage)
      await stage.says(/Still working/, 6_000)
      await stage.page().waitForTimeout(10_000)
      release()
      await enterCode(stage)
    },
  },
  F17: {
    mayLog: /unreadable/,
    async run(stage) {
      await submitAddress(stage)
      await stage.page().waitForSelector(otp)
      siteOf(stage).distort('malformed')
      await enterCode(stage)
      await stage.says(/unexpected response/, 5_000)
      siteOf(stage).distort()
      await stage.again()
    },
  },
  F19: {
    // Code of the page that was never needed before is told as missing.
    mayLog: /Failed to fetch dynamically imported module/,
    async run(stage) {
      await submitAddress(stage)
      await stage.page().waitForSelector(otp)
      await offline(stage, true)
      await enterCode(stage)
      await stage.page().waitForTimeout(500)
      await offline(stage, false)
      await stage.page().waitForTimeout(500)
      if ((await stage.page().locator(status('connected')).count()) === 0) await stage.again()
    },
  },
  F28: {
    async run(stage) {
      await submitAddress(stage)
      await stage.page().waitForSelector(otp)
      const site = siteOf(stage)
      const context = stage.page().context()
      await stage.page().close()
      stage.show(await stage.world.open({ context }))
      await stage.act()
      await stage.done()
      expect(site.mails()).toHaveLength(1)
    },
  },
  F29: {
    async run(stage) {
      const other = await stage.world.open({ context: stage.page().context() })
      await submitAddress({ page: () => other })
      await submitAddress(stage)
      await Promise.all([other.waitForSelector(otp), stage.page().waitForSelector(otp)])
      await enterCode(stage)
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
        await closeModal(stage.page())
        await stage.page().click('[data-do="disconnect"]')
        await stage.page().waitForSelector(status('disconnected'))
        await submitAddress(stage)
        await stage.page().waitForSelector(otp)
        // In the middle of it, too.
        await stage.page().evaluate(`skew(${-ms})`)
        await enterCode(stage)
        await stage.done()
      }
    },
  },
  F43: {
    async run(stage) {
      const release = await holdCode(stage)
      await press(stage, 'mount')
      release()
      await press(stage, 'mount')
      await stage.page().waitForSelector('[data-fact="status"]')
      await stage.page().waitForTimeout(1_000)
      if ((await stage.page().locator(status('connected')).count()) === 0) await stage.again()
    },
  },
  F44: {
    async run(stage) {
      await submitAddress(stage)
      await stage.page().waitForSelector(otp)
      await frozen(stage)
      await enterCode(stage)
      await stage.done()
      await frozen(stage)
      await closeModal(stage.page())
      await stage.page().click('[data-do="sign"]')
      await stage
        .page()
        .waitForFunction(() => document.querySelector('[data-fact="signature"]')?.textContent?.startsWith('0x'))
    },
  },
  F45: {
    async run(stage) {
      await submitAddress(stage)
      await stage.page().waitForSelector(otp)
      await frozen(stage, 5_000)
      await enterCode(stage)
    },
  },
}
