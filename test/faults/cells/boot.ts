import { type Case, closeModal, type Operation, type Stage } from '../case.js'
import type { ProxyFault } from '../chaos-proxy.js'
import { failFrame } from './frame.js'
import { storageCases } from './storage.js'

const row = '[data-mk-view="Connect"] [data-mk-wallet="test.wallet"]'

/** Opening the modal. */
export const boot: Operation = {
  act: ({ page }) => page().click('[data-mk-button="connect"]'),
  again: async (stage) => {
    await closeModal(stage.page())
    await stage.act()
  },
  done: async ({ page }) => void (await page().waitForSelector(row, { timeout: 5_000 })),
  effects: async ({ page }) => page().locator('dialog[open]').count(),
}

/** The modal opens whatever the services do, and once more when they are back. */
const opens = async (stage: Stage, lift: () => unknown) => {
  await stage.act()
  await stage.done()
  await lift()
  await stage.again()
}

/** The services fail so, one way after the other. */
const withApi = (...ways: readonly ProxyFault[]): Case => ({
  async run(stage) {
    for (const way of ways) {
      stage.world.api.fail(way)
      await opens(stage, () => stage.world.api.fail(undefined))
      if (way !== ways.at(-1)) await closeModal(stage.page())
    }
  },
})

/** How an API fails: of each kind what a server has been seen to do. */
export const apiFaults = {
  refused: [
    { status: 401, body: '{"reasons":[{"name":"invalid_key","description":"No such project"}]}' },
    { status: 403, body: '{"reasons":[{"name":"origin_not_allowed","description":"Origin not allowed"}]}' },
  ],
  busy: [
    { status: 429, body: '{}', headers: { 'retry-after': '1' } },
    { status: 429, body: '' },
  ],
  broken: [500, 502, 503].map((status) => ({ status, body: '<h1>Bad gateway</h1>' })),
  garbage: [
    { change: () => '<!doctype html><p>Welcome' },
    { change: () => '{"data":7,"balances":"x","transactions":null}' },
    { change: () => '{"wall' },
  ],
  sized: [
    { change: (text: string) => text.slice(0, text.length / 2), isCut: true },
    { change: () => JSON.stringify({ data: 'x'.repeat(3_000_000) }) },
  ],
} as const satisfies Readonly<Record<string, readonly ProxyFault[]>>

/** A login was used here before, so that the frame is there with the modal. */
const usedBefore = `localStorage.setItem('@modal-kit/1/secure-wallet', '{"isUsed":true,"lastChain":"eip155:1"}')`

/** The document of the frame fails so: the modal opens, and its other wallets are there. */
const withFrame = (how: Parameters<typeof failFrame>[1]): Case => ({
  script: usedBefore,
  mayLog: /frame\/not-loaded|Framing/,
  async run(stage) {
    const lift = await failFrame(stage, how)
    await opens(stage, lift)
  },
})

/** The cases of opening the modal. */
export const bootCases: Readonly<Record<string, Case>> = {
  ...storageCases(opens),
  F01: withFrame('blocked'),
  F02: withFrame('hangs'),
  F03: withFrame('broken'),
  // Its site has nothing of the login that was used here.
  F12: { script: usedBefore, run: (stage) => opens(stage, () => {}) },
  F13: withApi(...apiFaults.refused),
  F14: withApi(...apiFaults.busy),
  F15: withApi(...apiFaults.broken),
  F16: withApi({ slowMs: 10_000 }),
  F17: withApi(...apiFaults.garbage),
  F18: withApi(...apiFaults.sized),
  F19: {
    // A page that has not fetched the modal has nothing to say it with: its developer is told.
    mayLog: /the modal was not loaded/,
    async run(stage) {
      await stage.page().context().setOffline(true)
      await stage.act()
      await stage.page().waitForTimeout(500)
      await stage.page().context().setOffline(false)
      await stage.page().waitForTimeout(1_000)
      await stage.again()
    },
  },
  F26: {
    async run(stage) {
      stage.world.relay.fail('silent')
      await opens(stage, () => stage.world.relay.fail(undefined))
    },
  },
}
