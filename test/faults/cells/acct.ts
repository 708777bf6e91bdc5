import { expect } from 'vitest'
import { type Case, closeModal, type Operation, type Stage } from '../case.js'
import type { ProxyFault } from '../chaos-proxy.js'
import { apiFaults } from './boot.js'
import { connect, fact, offline, press } from './connected.js'
import { inPlace, siteOf } from './frame.js'
import { frozen } from './inj.js'
import { nodeFaults } from './net.js'
import { storageCases } from './storage.js'

const usdc = '[data-mk-view="Account"] .mk-row-title:text-is("USD Coin")'

/** Looking at the account: what it has. */
export const acct: Operation = {
  begin: connect,
  act: async ({ page }) => {
    await page().click('[data-mk-button="account"]')
    await page().waitForSelector('[data-mk-view="Account"]')
  },
  again: async (stage) => {
    // SPEC §8: tokens may be asked for again 30 s after the last failure.
    await stage.page().evaluate(skewBy, 31_000)
    const more = stage.page().getByRole('button', { name: 'Try again' })
    if ((await more.count()) > 0) return more.first().click()
    await closeModal(stage.page())
    await stage.act()
  },
  done: async ({ page }) => void (await page().waitForSelector(usdc, { timeout: 12_000 })),
  // Each token once, whatever was read how often.
  effects: async ({ page }) => page().locator(usdc).count(),
}

const works = async (stage: Stage, lift: () => unknown) => {
  await stage.act()
  await stage.done()
  await lift()
  await closeModal(stage.page())
  await stage.act()
}

/** What the backend tells of the account is not to be had: that is said, and it comes once it is. */
const withApi = (...ways: readonly ProxyFault[]): Case => ({
  mayLog: /Unexpected server response|Response too large|Origin|project/i,
  async run(stage) {
    for (const way of ways) {
      stage.world.api.fail(way, (path) => path.includes('/account/'))
      await stage.act()
      await stage.says(unavailable)
      stage.world.api.fail(undefined)
      await stage.again()
      await stage.done()
      if (way === ways.at(-1)) return
      // The next way meets a person who has seen nothing yet.
      await stage.page().context().close()
      stage.show(await stage.world.open())
      await connect(stage)
    }
  },
})

/** What is said of tokens that cannot be read. */
const unavailable = /unavailable|Couldn’t|can’t/i

/** The nodes fail so: what they tell is the native amount alone. */
const withNodes = (which: readonly (0 | 1)[], fault: ProxyFault, says?: RegExp): Case => ({
  mayLog: /another network|answers for/i,
  async run(stage) {
    for (const place of which) stage.world.nodes[place].fail(fault)
    await stage.act()
    if (says) await stage.says(says, 25_000)
    await stage.done()
    for (const place of which) stage.world.nodes[place].fail(undefined)
    await stage.again()
  },
})

/**
 * The account is that of the embedded wallet, whose answers go wrong: what it has is looked at all the same, while the site is
 * asked who it is.
 */
const inFrame = (how: 'reversed' | 'malformed'): Case => ({
  mayLog: /unreadable/,
  async run(stage) {
    const site = siteOf(stage)
    await inPlace(stage)
    const address = await fact(stage, 'address')
    site.distort(how)
    // The site says that its session has changed: it is asked for it.
    site.hint()
    await works(stage, () => site.hint())
    await stage.done()
    expect(await fact(stage, 'address')).toBe(address)
    // A page that loads in the middle of it takes the account up again.
    const answered = how === 'malformed' ? /unreadable/ : undefined
    await Promise.all([
      answered && stage.page().waitForEvent('console', (message) => answered.test(message.text())),
      stage.page().reload(),
    ])
    site.distort()
    await stage.page().waitForSelector('[data-fact="status"]:text-is("connected")')
    await stage.act()
  },
})

/** The cases of looking at the account. */
export const acctCases: Readonly<Record<string, Case>> = {
  ...storageCases(works),
  F07: inFrame('reversed'),
  F08: inFrame('malformed'),
  F13: withApi(...apiFaults.refused),
  F14: withApi(...apiFaults.busy),
  F15: withApi(...apiFaults.broken),
  F16: {
    async run(stage) {
      stage.world.api.fail({ slowMs: 10_000 }, (path) => path.includes('/balance'))
      await stage.act()
      await stage.page().waitForSelector('[data-mk-view="Account"] .mk-skeleton')
      // An answer that comes late counts.
      await stage.page().waitForSelector(usdc, { timeout: 16_000 })
      stage.world.api.fail(undefined)
    },
  },
  F17: withApi(...apiFaults.garbage),
  F18: withApi(...apiFaults.sized),
  F19: {
    async run(stage) {
      await stage.act()
      await stage.done()
      await closeModal(stage.page())
      await offline(stage, true)
      // What was read before stays.
      await stage.act()
      await stage.done()
      await offline(stage, false)
      await stage.again()
    },
  },
  F20: withNodes([0], 'down'),
  F21: withNodes([0, 1], 'down', /unavailable|Couldn’t|reach/i),
  F22: withNodes([0, 1], nodeFaults.wrongChain, /unavailable|Couldn’t|reach/i),
  F23: withNodes([0], nodeFaults.lags),
  F24: withNodes([0], { ...nodeFaults.busy, status: 429 }),
  F30: {
    async run(stage) {
      for (const ms of [300_000, -300_000, 86_400_000, -86_400_000]) {
        await stage.page().evaluate(skewBy, ms)
        await stage.act()
        await stage.done()
        await closeModal(stage.page())
      }
      await stage.page().evaluate(skewBy, 0)
      await stage.act()
    },
  },
  F35: {
    async run(stage) {
      stage.world.api.fail({ slowMs: 2_000 }, (path) => path.includes('/account/'))
      await stage.act()
      // The wallet goes over to another account while the first one's tokens are on their way, and back.
      await stage.page().evaluate(() => window.testWallet.emit('accountsChanged', []))
      await stage.page().waitForSelector('[data-fact="status"]:text-is("disconnected")')
      stage.world.api.fail(undefined)
      await closeModal(stage.page())
      await connect(stage)
      await stage.act()
    },
  },
  F36: {
    async run(stage) {
      stage.world.api.fail({ slowMs: 2_000 }, (path) => path.includes('/account/'))
      await stage.act()
      await stage.page().evaluate(() => window.testWallet.selectChain(137))
      await stage.page().waitForSelector('[data-fact="network"]:text-is("eip155:137")')
      await stage.page().evaluate(() => window.testWallet.selectChain(1))
      await stage.page().waitForSelector('[data-fact="network"]:text-is("eip155:1")')
      await stage.done()
      stage.world.api.fail(undefined)
    },
  },
  F39: {
    async run(stage) {
      const chain = stage.world.chain()
      const before = await chain.getBlockNumber()
      await stage.act()
      await stage.done()
      const shown = await fact(stage, 'balance')
      await chain.mine({ blocks: 3 })
      await chain.request({ method: 'anvil_reorg', params: [2, []] } as never)
      if ((await chain.getBlockNumber()) < before) throw new Error('Blocks were lost.')
      await closeModal(stage.page())
      await stage.act()
      await stage.done()
      if ((await fact(stage, 'balance')) !== shown) throw new Error('The balance is another one.')
    },
  },
  F43: {
    async run(stage) {
      stage.world.api.fail({ slowMs: 1_500 }, (path) => path.includes('/account/'))
      await stage.act()
      await press(stage, 'mount')
      await press(stage, 'mount')
      await stage.page().waitForSelector('[data-fact="status"]:text-is("connected")')
      stage.world.api.fail(undefined)
      if ((await stage.page().locator('dialog[open]').count()) === 0) await stage.act()
    },
  },
  F44: {
    async run(stage) {
      await stage.act()
      await stage.done()
      await frozen(stage)
      await stage.done()
    },
  },
  F45: {
    async run(stage) {
      await stage.act()
      await stage.done()
      // Five minutes pass, in which nothing of the page runs.
      await stage.page().evaluate(skewBy, 300_000)
      await frozen(stage, 2_000)
      await stage.done()
      await stage.page().evaluate(skewBy, 0)
    },
  },
}

/** Sets the clock of the page ahead by so many milliseconds; runs in the page. */
function skewBy(ms: number): void {
  const skewed = Date as typeof Date & { own?: typeof Date.now }
  const own = skewed.own ?? Date.now.bind(Date)
  skewed.own = own
  Date.now = () => own() + ms
}
