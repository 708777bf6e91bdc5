import { expect } from 'vitest'
import { type Case, closeModal, type Operation, type Stage } from '../case.js'
import type { ProxyFault } from '../chaos-proxy.js'
import { apiFaults } from './boot.js'
import { fact, offline, press } from './connected.js'
import { frozen } from './inj.js'
import { skewed } from './skewed.js'
import { storageCases } from './storage.js'

/** Waits for a code, and gives what it says. */
async function code({ page }: Stage, not = ''): Promise<string> {
  await page().waitForFunction(
    (before) => {
      const uri = document.querySelector('[data-fact="uri"]')?.textContent ?? ''
      return uri.startsWith('wc:') && uri !== before
    },
    not,
    { timeout: 15_000 },
  )
  return fact({ page }, 'uri')
}

async function show({ page }: Stage): Promise<void> {
  if ((await page().locator('dialog[open]').count()) === 0) await page().click('[data-mk-button="connect"]')
  await page().click('[data-mk-wallet="walletConnect"]')
}

const scan = async (stage: Stage) => stage.world.phone.pair(await code(stage))

/** Connecting a wallet on another device by a code. */
export const wc: Operation = {
  act: async (stage) => {
    await show(stage)
    await scan(stage)
  },
  again: async (stage) => {
    await closeModal(stage.page())
    await show(stage)
    await scan(stage)
  },
  done: async ({ page }) =>
    void (await page().waitForSelector('[data-fact="status"]:text-is("connected")', { timeout: 12_000 })),
  effects: async (stage) => ((await fact(stage, 'status')) === 'connected' ? 1 : 0),
}

const leave = async ({ page }: Stage) => {
  await press({ page }, 'disconnect')
  await page().waitForSelector('[data-fact="status"]:text-is("disconnected")')
  await closeModal(page())
}

const works = async (stage: Stage, lift: () => unknown) => {
  await stage.act()
  await stage.done()
  await lift()
  await leave(stage)
  await stage.act()
}

const withApi = (...ways: readonly ProxyFault[]): Case => ({
  // Developers are told of a server that answers so, also where it is asked what the project has switched off.
  mayLog: /Unexpected server response|Response too large|Rate Limited|Server unavailable/,
  async run(stage) {
    for (const way of ways) {
      stage.world.api.fail(way)
      await stage.act()
      await stage.done()
      await leave(stage)
    }
    stage.world.api.fail(undefined)
    await stage.act()
  },
})

/** Sockets of pages alone fail: the phone has its own. */
const ofPages = ({ headers }: { readonly headers: { readonly origin?: string | undefined } }) =>
  headers.origin !== undefined

const DAY = 86_400_000

/** The cases of connecting a wallet on another device. */
export const wcCases: Readonly<Record<string, Case>> = {
  ...storageCases(works),
  F14: withApi(...apiFaults.busy),
  F17: withApi(...apiFaults.garbage),
  F18: withApi(...apiFaults.sized),
  F19: {
    async run(stage) {
      await show(stage)
      const before = await code(stage)
      await offline(stage, true)
      stage.world.relay.fail('cut', ofPages)
      await stage.page().locator('.mk-code[data-state="silent"]').waitFor({ timeout: 15_000 })
      await offline(stage, false)
      stage.world.relay.fail(undefined)
      await stage.page().locator('.mk-code:not([data-state="silent"])').waitFor({ timeout: 20_000 })
      await stage.world.phone.pair((await fact(stage, 'uri')) || before)
    },
  },
  F25: {
    async run(stage) {
      await show(stage)
      await code(stage)
      stage.world.relay.fail('cut', ofPages)
      await stage.says(/Couldn’t reach the wallet service/, 15_000)
      stage.world.relay.fail(undefined)
      await stage.page().locator('.mk-code:not([data-state="silent"])').waitFor({ timeout: 20_000 })
      await scan(stage)
    },
  },
  F26: {
    async run(stage) {
      stage.world.relay.fail('silent', ofPages)
      await show(stage)
      await stage.says(/Couldn’t reach the wallet service/, 20_000)
      stage.world.relay.fail(undefined)
      await stage.again()
    },
  },
  F27: {
    script: skewed(0),
    async run(stage) {
      await stage.page().clock.install()
      await show(stage)
      const first = await code(stage)
      // Four minutes: the code is made anew before it ends.
      await stage.page().clock.fastForward(245_000)
      await stage.page().clock.resume()
      await stage.world.phone.pair(await code(stage, first))
    },
  },
  F28: {
    async run(stage) {
      await show(stage)
      await code(stage)
      const context = stage.page().context()
      await stage.page().close()
      stage.show(await stage.world.open({ context }))
      await stage.act()
    },
  },
  F29: {
    async run(stage) {
      const other = await stage.world.open({ context: stage.page().context() })
      await other.click('[data-mk-button="connect"]')
      await other.click('[data-mk-wallet="walletConnect"]')
      await stage.act()
      await stage.done()
      await other.close()
    },
  },
  F30: {
    script: skewed(5 * 60_000),
    async run(stage) {
      for (const ms of [5 * 60_000, DAY]) {
        await stage.page().evaluate(`skew(${ms})`)
        await show(stage)
        const uri = await code(stage)
        // It jumps back while the code is shown.
        await stage.page().evaluate('skew(0)')
        await stage.world.phone.pair(uri)
        await stage.done()
        await leave(stage)
      }
      for (const ms of [-5 * 60_000, -DAY]) {
        await stage.page().evaluate(`skew(${ms})`)
        await show(stage)
        // A code says when it ends: it has ended for a phone whose clock is right, and the phone says so.
        await expect(scan(stage)).rejects.toThrow(/expired/)
        await closeModal(stage.page())
      }
      await stage.page().evaluate('skew(0)')
      await stage.again()
    },
  },
  F31: {
    async run(stage) {
      stage.world.phone.refuse(true)
      await stage.act()
      await stage.says(/declined/i, 10_000)
      stage.world.phone.refuse(false)
      await stage.again()
    },
  },
  F32: {
    async run(stage) {
      stage.world.phone.refuse('silent')
      await stage.act()
      await stage.page().waitForTimeout(4_000)
      await stage.page().getByRole('button', { name: 'Back' }).click()
      stage.world.phone.refuse(false)
      await stage.again()
    },
  },
  F33: {
    async run(stage) {
      stage.world.phone.refuse('silent')
      await stage.act()
      await stage.page().waitForTimeout(1_000)
      await closeModal(stage.page())
      await stage.world.phone.late()
      await stage.page().waitForTimeout(2_000)
      stage.world.phone.refuse(false)
      // A wallet that has approved counts: its session is there on both sides.
      if ((await fact(stage, 'status')) === 'disconnected') await stage.again()
    },
  },
  F43: {
    async run(stage) {
      await show(stage)
      const uri = await code(stage)
      await press(stage, 'mount')
      await press(stage, 'mount')
      await stage.page().waitForSelector('[data-fact="status"]')
      await stage.world.phone.pair(uri)
      await stage.page().waitForTimeout(2_000)
      if ((await fact(stage, 'status')) !== 'connected') await stage.again()
    },
  },
  F44: {
    async run(stage) {
      await show(stage)
      await code(stage)
      await frozen(stage)
      await scan(stage)
    },
  },
  F45: {
    async run(stage) {
      await show(stage)
      await code(stage)
      await frozen(stage, 3_000)
      await scan(stage)
    },
  },
}
