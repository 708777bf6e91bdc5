import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { soon } from '../setup/soon.js'
import { type AppPages, startAppPages } from './app-pages.js'
import { freshApp } from './shared.js'

let pages: AppPages
beforeAll(async () => {
  const [mainnet, polygon] = inject('chains')
  const { dist } = await freshApp()
  pages = await startAppPages(dist, [mainnet, polygon])
})
afterAll(() => pages?.stop())

test('behavior: connects, and the account button takes the place of the connect button', async () => {
  const host = await pages.open()
  await host.connect()
  const address = await host.fact('address')
  expect(address.toLowerCase()).toBe((await host.page.evaluate(() => window.testWallet.address())).toLowerCase())
  await host.shows('network', 'eip155:1')
  await host.shows('wallet', 'Test Wallet')
  await host.shows('balance', /^\d{20,}$/)
  expect(await host.page.locator('[data-mk-button="connect"]').count()).toBe(0)
  const shown = `${address.slice(0, 4)}…${address.slice(-6)}`
  expect(await host.page.locator('[data-mk-button="account"]').first().textContent()).toContain(shown)
  expect(host.errors).toEqual([])
  await host.close()
})

test('behavior: signs with the provider of the live account', async () => {
  const host = await pages.open()
  await host.connect()
  await host.page.click('[data-do="sign"]')
  await host.shows('signature', /^0x[0-9a-f]{130}$/)
  const address = (await host.fact('address')) as `0x${string}`
  const signature = (await host.fact('signature')) as `0x${string}`
  expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
  await host.close()
})

test('behavior: switches to a network the wallet knows', async () => {
  const host = await pages.open()
  await host.connect()
  await host.page.click('[data-do="switch-eip155:137"]')
  await host.shows('network', 'eip155:137')
  expect(await host.page.evaluate(() => window.testWallet.calls()['wallet_addEthereumChain'])).toBe(undefined)
  expect(await host.page.evaluate(() => window.testWallet.chainId())).toBe(137)
  await host.close()
})

test('behavior: adds a network the wallet answers 4902 for', async () => {
  const host = await pages.open()
  await host.connect()
  await host.page.click('[data-do="switch-eip155:8453"]')
  await host.shows('network', 'eip155:8453')
  await host.shows('failure', '')
  expect(await host.page.evaluate(() => window.testWallet.calls())).toMatchObject({ wallet_addEthereumChain: 1 })
  expect(await host.page.evaluate(() => window.testWallet.chainId())).toBe(8453)
  await host.close()
})

test('behavior: switches in the modal, from the list of networks', async () => {
  const host = await pages.open()
  await host.connect()
  await host.page.click('[data-mk-button="network"]')
  await host.shows('view', 'Networks')
  await host.page.locator('[data-mk-view="Networks"]').getByText('Polygon').first().click()
  await host.shows('network', 'eip155:137')
  expect(host.errors).toEqual([])
  await host.close()
})

test('behavior: restores after a reload without asking', async () => {
  const host = await pages.open()
  await host.connect()
  await host.page.click('[data-do="switch-eip155:137"]')
  await host.shows('network', 'eip155:137')
  await host.page.reload()
  await host.shows('status', 'connected')
  await host.shows('network', 'eip155:137')
  const calls = await host.page.evaluate(() => window.testWallet.calls())
  expect(calls['eth_accounts']).toBeGreaterThanOrEqual(1)
  expect(calls['eth_requestAccounts'], 'asked the wallet').toBe(undefined)
  expect(calls['wallet_requestPermissions'], 'asked for permission').toBe(undefined)
  expect(host.errors).toEqual([])
  await host.close()
})

test('behavior: disconnects in the modal, gives the permission back and stays disconnected', async () => {
  const host = await pages.open()
  await host.connect()
  await host.page.locator('[data-mk-button="account"]').first().click()
  await host.shows('view', 'Account')
  await host.page
    .getByRole('dialog')
    .getByRole('button', { name: /disconnect/i })
    .click()
  await host.shows('status', 'disconnected')
  // It is given back behind what is shown.
  await soon(async () => {
    const calls = await host.page.evaluate(() => window.testWallet.calls())
    expect(calls).toMatchObject({ wallet_revokePermissions: 1 })
  })
  await host.page.reload()
  await host.page.waitForSelector('[data-mk-button="connect"]')
  await host.shows('status', 'disconnected')
  expect(host.errors).toEqual([])
  await host.close()
})

test('behavior: follows what the person does in the wallet', async () => {
  const host = await pages.open()
  await host.connect()
  await host.page.evaluate(() => window.testWallet.selectChain(137))
  await host.shows('network', 'eip155:137')
  await host.page.evaluate(() => window.testWallet.lock())
  await host.shows('status', 'disconnected')
  expect(host.errors).toEqual([])
  await host.close()
})
