import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchChromium } from '../setup/browser.js'
import { type Served, serve } from '../setup/serve.js'
import { walletScript } from '../setup/wallet-script.js'
import { driveHost } from './interop/drive-host.js'
import { linkedHost } from './interop/linked-host.js'

const kit = inject('kit')
const [mainnet, polygon] = inject('app').chains
const stops: (() => Promise<void>)[] = []
const served = new Map<string, Served>()
let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
  const script = await walletScript({ chains: [mainnet, polygon] })
  for (const name of ['viem', 'ethers'] as const) {
    const app = await linkedHost(name, kit, [mainnet, polygon])
    stops.push(app.remove)
    const server = await serve({ dir: (await app.build()).dist, script })
    stops.push(server.stop)
    served.set(name, server)
  }
})
afterAll(async () => {
  await browser?.close()
  for (const stop of stops.reverse()) await stop()
})

test.each(['viem', 'ethers'])(
  'behavior: a host with %s reads the account, signs and sends, and again after a reload',
  async (name) => {
    const host = await driveHost(browser, served.get(name)?.origin ?? '')
    await host.page.click('[data-mk-button="connect"]')
    await host.chooseWallet()
    await host.signAndSend(mainnet)
    await host.page.reload()
    await host.signAndSend(mainnet)
    await host.page.evaluate(() => window.testWallet.selectChain(137))
    await host.signAndSend(polygon)
    expect(host.errors).toEqual([])
    await host.close()
  },
)
