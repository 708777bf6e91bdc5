import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Served, serve } from '../setup/serve.js'
import { startTestAnvil } from '../setup/test-anvil.js'
import type { TestChain } from '../setup/write-networks.js'
import { driveHost } from './interop/drive-host.js'
import { linkedHost } from './interop/linked-host.js'
import { connectBrowser, walletScript } from './shared.js'

const kit = inject('kit')
const stops: (() => Promise<void>)[] = []
const served = new Map<string, Served>()
/** Of their own: what an account has sent is counted. */
let mainnet: TestChain
let polygon: TestChain
let browser: Browser
beforeAll(async () => {
  mainnet = await startChain(1)
  polygon = await startChain(137)
  browser = await connectBrowser()
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

async function startChain(id: number): Promise<TestChain> {
  const { url, stop } = await startTestAnvil(id)
  stops.push(stop)
  return { id, rpcUrl: url }
}

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
