import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { rowsOfThisRun } from '../../setup/choose-rows.js'
import { type Served, serve } from '../../setup/serve.js'
import { driveHost } from '../interop/drive-host.js'
import { type InstalledHost, installedHost } from '../interop/installed-host.js'
import { type WagmiRow, wagmiRows } from '../interop/wagmi.data.js'
import { connectBrowser, walletScript } from '../shared.js'

/** Milliseconds: an install and a build of wagmi on a busy machine. */
const MAKE_MS = 900_000

const kit = inject('kit')
const [mainnet, polygon] = inject('chains')
const chains = [mainnet, polygon] as const
let browser: Browser
let script = ''
beforeAll(async () => {
  browser = await connectBrowser()
  script = await walletScript({ chains })
})
afterAll(() => browser?.close())

const rows = rowsOfThisRun(wagmiRows, 1)
/** Those with this host, by their title. */
const rowsOf = (host: WagmiRow['host']) =>
  rows.filter((row) => row.host === host).map((row) => [row.title, row.version] as const)

describe.each(rowsOf('wagmi'))('%s', (_, version) => {
  let made: InstalledHost
  let served: Served
  beforeAll(async () => {
    made = await installedHost('wagmi', version, { kit, chains })
    served = await serve({ dir: made.built.dist, script })
  }, MAKE_MS)
  afterAll(() => Promise.all([served?.stop(), made?.remove()]))

  test('behavior: what is connected with the button of the kit is what the hooks sign and send with', async () => {
    const host = await driveHost(browser, served.origin)
    await host.page.click('[data-mk-button="connect"]')
    await host.chooseWallet()
    await host.shows('wagmi', /^connected$/)
    await host.signAndSend(mainnet)
    await host.page.reload()
    await host.shows('wagmi', /^connected$/)
    await host.signAndSend(mainnet)
    await host.page.evaluate(() => window.testWallet.selectChain(137))
    await host.shows('chain', /^137$/)
    await host.signAndSend(polygon)
    await host.click('Disconnect with wagmi')
    await host.shows('wagmi', /^disconnected$/)
    await host.page.waitForSelector('[data-mk-button="connect"]')
    await host.page.reload()
    await host.shows('wagmi', /^disconnected$/)
    expect(host.errors).toEqual([])
    await host.close()
  })

  test('behavior: connect of wagmi opens the modal; closing it is a "no", choosing a wallet connects', async () => {
    const host = await driveHost(browser, served.origin)
    await host.shows('wagmi', /^disconnected$/)
    await host.click('Connect with wagmi')
    await host.page.waitForSelector('[data-mk-view="Connect"]')
    await host.page.keyboard.press('Escape')
    await host.shows('error', /^UserRejectedRequestError$/)
    await host.shows('wagmi', /^disconnected$/)
    await host.click('Connect with wagmi')
    await host.chooseWallet()
    await host.shows('wagmi', /^connected$/)
    await host.signAndSend(mainnet)
    expect(host.errors).toEqual([])
    await host.close()
  })
})

describe.each(rowsOf('follow'))('%s', (_, version) => {
  let made: InstalledHost
  let served: Served
  beforeAll(async () => {
    made = await installedHost('follow', version, { kit, chains })
    served = await serve({ dir: made.built.dist, script })
  }, MAKE_MS)
  afterAll(() => Promise.all([served?.stop(), made?.remove()]))

  test('behavior: either connects both, a reload restores both, and either ends both', async () => {
    const host = await driveHost(browser, served.origin)
    await host.click('Test Wallet with wagmi')
    await host.shows('wagmi', /^connected 0x/)
    await host.shows('kit', /^connected 0x/)
    await host.page.reload()
    await host.shows('wagmi', /^connected 0x/)
    await host.shows('kit', /^connected 0x/)
    await host.click('Disconnect with wagmi')
    await host.shows('wagmi', /^disconnected/)
    await host.shows('kit', /^disconnected/)
    await host.page.click('[data-mk-button="connect"]')
    await host.chooseWallet()
    await host.shows('kit', /^connected 0x/)
    await host.shows('wagmi', /^connected 0x/)
    await host.page.locator('[data-mk-button="account"]').first().click()
    const disconnect = host.page.getByRole('dialog').getByRole('button', { name: /disconnect/i })
    await disconnect.last().click()
    await host.shows('kit', /^disconnected/)
    await host.shows('wagmi', /^disconnected/)
    expect(host.errors).toEqual([])
    await host.close()
  })
})
