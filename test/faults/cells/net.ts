import { type Case, closeModal, type Operation, type Stage } from '../case.js'
import type { ProxyFault } from '../chaos-proxy.js'
import { approve, asked, connect, fact, offline, press, refuse, restarted } from './connected.js'
import { failFrame, inPlace, siteOf } from './frame.js'
import { storageCases } from './storage.js'

const method = 'wallet_switchEthereumChain'

/** Moving the wallet to another network, in the list of networks. */
export const net: Operation = {
  begin: connect,
  act: async ({ page }) => {
    await page().click('[data-mk-button="network"]')
    await page().click('[data-mk-network="eip155:137"]')
  },
  again: async (stage) => {
    const more = stage.page().getByRole('button', { name: 'Try again' })
    if ((await more.count()) > 0) return more.first().click()
    await closeModal(stage.page())
    await stage.act()
  },
  done: async ({ page }) =>
    void (await page().waitForSelector('[data-fact="network"]:text-is("eip155:137")', { timeout: 8_000 })),
  effects: async (stage) => ((await fact(stage, 'network')) === 'eip155:137' ? 1 : 0),
}

const works = async (stage: Stage, lift: () => unknown) => {
  await stage.act()
  await stage.done()
  await lift()
  // There and back: what was at fault then is not any more.
  await press(stage, 'switch-eip155:1')
  await stage.page().waitForSelector('[data-fact="network"]:text-is("eip155:1")')
  await closeModal(stage.page())
  await stage.act()
}

/** The nodes fail so; a wallet moves without them. */
const withNodes = (which: readonly (0 | 1 | 2)[], fault: ProxyFault): Case => ({
  async run(stage) {
    for (const place of which) stage.world.nodes[place].fail(fault)
    await works(stage, () => {
      for (const place of which) stage.world.nodes[place].fail(undefined)
    })
  },
})

/** What a node says in another network's name, and one that has too much to do. */
export const nodeFaults = {
  wrongChain: {
    change: (text: string, body: string) =>
      body.includes('eth_chainId') ? text.replace(/"result":"0x[\da-f]+"/i, '"result":"0x539"') : text,
  },
  /** Blocks are told as they were fifty ago. */
  lags: {
    change: (text: string, body: string) =>
      body.includes('eth_blockNumber')
        ? text.replace(/"result":"(0x[\da-f]+)"/i, (_, block: string) => {
            const late = BigInt(block) > 50n ? BigInt(block) - 50n : 0n
            return `"result":"0x${late.toString(16)}"`
          })
        : text,
  },
  busy: { status: 200, body: '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"limit exceeded"}}' },
} as const satisfies Readonly<Record<string, ProxyFault>>

/** The same with the embedded wallet, whose answers go wrong until the first move is over. */
const inFrame = (how: 'twice' | 'reversed'): Case => ({
  async run(stage) {
    await inPlace(stage)
    siteOf(stage).distort(how)
    await works(stage, () => siteOf(stage).distort())
  },
})

/** The cases of moving to another network. */
export const netCases: Readonly<Record<string, Case>> = {
  ...storageCases(works),
  F01: {
    mayLog: /frame\/not-loaded|Framing/,
    async run(stage) {
      await inPlace(stage)
      const lift = await failFrame(stage, 'blocked')
      await stage.page().reload()
      await stage.page().waitForSelector('[data-fact="status"]:text-is("reconnecting")')
      await lift()
      // The next visit has it again.
      await stage.page().reload()
      await stage.page().waitForSelector('[data-fact="status"]:text-is("connected")')
      await stage.act()
    },
  },
  F04: {
    async run(stage) {
      await inPlace(stage)
      const release = siteOf(stage).hold('SWITCH_NETWORK')
      await stage.act()
      await stage.page().waitForSelector('[data-mk-view="SwitchNetwork"]')
      await siteOf(stage).restart()
      release()
    },
  },
  F05: {
    async run(stage) {
      await inPlace(stage)
      siteOf(stage).distort('lost')
      await stage.act()
      await stage.says(/Polygon/, 12_000)
      await closeModal(stage.page())
      siteOf(stage).distort()
      await stage.again()
    },
  },
  F06: inFrame('twice'),
  F07: inFrame('reversed'),
  F08: {
    mayLog: /unreadable/,
    async run(stage) {
      await inPlace(stage)
      siteOf(stage).distort('malformed')
      await stage.act()
      await stage.says(/unexpected response/, 5_000)
      siteOf(stage).distort()
      await stage.again()
    },
  },
  F19: {
    async run(stage) {
      await stage.page().click('[data-mk-button="network"]')
      await stage.page().waitForSelector('[data-mk-network="eip155:137"]')
      await closeModal(stage.page())
      await offline(stage, true)
      await stage.act()
      // Code that has not come yet is missed, and that is said.
      await stage.says(/didn’t load|Couldn’t|offline|connection/i, 5_000)
      await offline(stage, false)
      await stage.again()
    },
  },
  F20: withNodes([0], 'down'),
  F21: withNodes([0, 1, 2], 'down'),
  F22: withNodes([0, 1, 2], nodeFaults.wrongChain),
  F24: withNodes([0, 1, 2], { ...nodeFaults.busy, status: 429 }),
  F25: {
    async run(stage) {
      stage.world.relay.fail('cut')
      await works(stage, () => stage.world.relay.fail(undefined))
    },
  },
  F28: {
    async run(stage) {
      await stage.behave({ ask: [method] })
      await stage.act()
      await asked(stage, method)
      const context = stage.page().context()
      await stage.page().close()
      stage.show(await stage.world.open({ context }))
      await stage.page().waitForSelector('[data-fact="status"]:text-is("connected")')
      await stage.act()
    },
  },
  F29: {
    async run(stage) {
      const other = await stage.world.open({ context: stage.page().context() })
      await other.waitForSelector('[data-fact="status"]:text-is("connected")')
      await Promise.all([
        stage.act(),
        other.evaluate(() => document.querySelector<HTMLElement>('[data-do="switch-eip155:137"]')?.click()),
      ])
      await other.waitForSelector('[data-fact="network"]:text-is("eip155:137")')
      await other.close()
    },
  },
  F31: {
    async run(stage) {
      await stage.behave({ reject: [method] })
      await stage.act()
      await stage.says(/declined/i, 2_000)
      await stage.behave({})
      await stage.again()
    },
  },
  F32: {
    async run(stage) {
      await stage.behave({ hang: [method] })
      await stage.act()
      await stage.says(/Test Wallet/, 4_000)
      await stage.page().getByRole('button', { name: 'Cancel' }).click()
      await stage.behave({})
      await stage.again()
    },
  },
  F33: {
    async run(stage) {
      await stage.behave({ ask: [method] })
      await stage.act()
      await asked(stage, method)
      await stage.page().getByRole('button', { name: 'Cancel' }).click()
      await approve(stage)
      // The wallet has moved, whatever was cancelled here: the page says what is true.
    },
  },
  F34: {
    async run(stage) {
      await refuse(stage, method, -32002, 'Request already pending')
      await stage.act()
      await stage.says(/pending request/i, 2_000)
      await stage.page().evaluate('lift()')
      await stage.again()
    },
  },
  F36: {
    async run(stage) {
      await stage.behave({ ask: [method] })
      await stage.act()
      await asked(stage, method)
      // A person moves the wallet itself meanwhile, there and back.
      await stage.page().evaluate(() => {
        window.testWallet.selectChain(137)
        window.testWallet.selectChain(1)
      })
      await approve(stage)
    },
  },
  F42: {
    async run(stage) {
      await restarted(stage)
      await stage.act()
      await stage.says(/restarted/i, 5_000)
      await stage.page().evaluate('lift()')
      await stage.again()
    },
  },
  F43: {
    async run(stage) {
      await stage.behave({ ask: [method] })
      await stage.act()
      await asked(stage, method)
      await press(stage, 'mount')
      await approve(stage)
      await press(stage, 'mount')
      await stage.page().waitForSelector('[data-fact="status"]:text-is("connected")')
    },
  },
}
