import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Served, serve } from '../setup/serve.js'
import { behaving, type HostPage, openHostPage } from './host-page.js'
import { connectBrowser, freshApp, walletScript } from './shared.js'

let browser: Browser
let served: Served
beforeAll(async () => {
  const { dist } = await freshApp()
  served = await serve({ dir: dist, script: await walletScript({ chains: inject('chains') }) })
  browser = await connectBrowser()
})
afterAll(() => Promise.all([browser?.close(), served?.stop()]))

async function openAndPick(query: string): Promise<HostPage> {
  const host = await openHostPage(browser, served.origin, query)
  await host.page.click('[data-mk-button="connect"]')
  await host.page.click('[data-mk-wallet="test.wallet"]')
  return host
}

/** Every part of the dialog that says it is busy; a failed view has none. */
const busy = 'dialog[open] [aria-busy="true"]'

test('error: a wallet that rejects is shown as the choice it was, and can be asked again', async () => {
  const host = await openAndPick(behaving({ reject: true }))
  await host.shows('view', 'ConnectingExternal')
  await host.shows('status', 'disconnected')
  const again = host.page.getByRole('button', { name: /try again/i })
  await again.waitFor()
  expect(await host.page.locator(busy).count()).toBe(0)
  await host.page.evaluate(() => window.testWallet.behave({}))
  await again.click()
  await host.shows('status', 'connected')
  expect(host.errors).toEqual([])
  await host.close()
})

test('error: a wallet that never answers can be left by Back and by Escape, and asked again', async () => {
  const host = await openAndPick(behaving({ hang: true }))
  await host.shows('status', 'connecting')
  await host.page.getByRole('button', { name: 'Back' }).click()
  await host.shows('status', 'disconnected')
  await host.page.click('[data-mk-wallet="test.wallet"]')
  await host.shows('status', 'connecting')
  await host.page.keyboard.press('Escape')
  await host.shows('view', 'closed')
  await host.shows('status', 'disconnected')
  await host.page.evaluate(() => window.testWallet.behave({}))
  await host.connect()
  expect(host.errors).toEqual([])
  await host.close()
})

test('error: a wallet that never answers a reload does not keep the page reconnecting', async () => {
  const host = await openHostPage(browser, served.origin)
  await host.connect()
  await host.page.goto(`${served.origin}/${behaving({ hang: ['eth_accounts'] })}`)
  await host.shows('status', 'disconnected')
  await host.page.waitForSelector('[data-mk-button="connect"]')
  expect(host.errors).toEqual([])
  await host.close()
})

test('error: a wallet that answers twice connects once', async () => {
  const host = await openAndPick(behaving({ answerTwice: true }))
  await host.shows('status', 'connected')
  await host.page.evaluate(() => window.testWallet.selectChain(137))
  await host.shows('network', 'eip155:137')
  expect(host.errors).toEqual([])
  await host.close()
})

for (const fault of ['malformedAddress', 'malformedChainId']) {
  test(`error: a wallet with a ${fault} is refused in words`, async () => {
    const host = await openAndPick(behaving({ [fault]: true }))
    await host.shows('status', 'disconnected')
    const alert = host.page.locator('dialog[open]')
    await host.page.getByRole('button', { name: /try again/i }).waitFor()
    expect(await alert.textContent()).not.toContain('<img')
    expect(await host.page.locator(busy).count()).toBe(0)
    expect(host.errors).toEqual([])
    await host.close()
  })
}

test('error: malformed events of a connected wallet change nothing', async () => {
  const host = await openHostPage(browser, served.origin)
  await host.connect()
  const address = await host.fact('address')
  await host.page.evaluate(() => {
    const { emit, selectChain } = window.testWallet
    for (const junk of [undefined, null, 'not-a-chain', '0x', -1, {}]) emit('chainChanged', junk)
    for (const junk of [undefined, null, 'x', [42], ['0x1'], {}]) emit('accountsChanged', junk)
    selectChain(137)
  })
  await host.shows('network', 'eip155:137')
  expect(await host.fact('address')).toBe(address)
  expect(host.errors).toEqual([])
  await host.close()
})

test('error: a wallet that refuses to switch leaves the network as it was', async () => {
  const host = await openHostPage(browser, served.origin)
  await host.connect()
  await host.page.evaluate(() => window.testWallet.behave({ reject: true }))
  await host.page.click('[data-do="switch-eip155:137"]')
  await host.shows('failure', 'wallet/rejected')
  await host.shows('network', 'eip155:1')
  expect(host.errors).toEqual([])
  await host.close()
})

test('error: garbage announcements are left out and harm nothing', async () => {
  const host = await openHostPage(browser, served.origin, '?garbage')
  await host.page.click('[data-mk-button="connect"]')
  await host.page.waitForSelector('[data-mk-wallet="test.wallet"]')
  expect(await host.page.locator('[data-mk-wallet="test.garbage"]').count()).toBe(0)
  const images = await host.page
    .locator('dialog[open] img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src')))
  expect(images.filter((source) => !/^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/.test(source ?? ''))).toEqual([])
  expect(await host.page.evaluate(() => 'wasHacked' in window)).toBe(false)
  await host.page.click('[data-mk-wallet="test.wallet"]')
  await host.shows('status', 'connected')
  expect(host.errors).toEqual([])
  await host.close()
})
