import type { BrowserContext, Page } from 'playwright'
import { type Hex, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { soon } from '../setup/soon.js'
import { type WalletConnectBench, walletConnectBench } from './walletconnect-app.js'

const chains = inject('chains')
let bench: WalletConnectBench
/** A browser: its tabs share what they store. */
let context: BrowserContext
let errors: string[]
/** Tabs that have a socket to the relay now, once for each. */
let sockets: Page[]

beforeAll(async () => {
  bench = await walletConnectBench({ chains })
})
beforeEach(async () => {
  errors = []
  sockets = []
  context = await bench.browser.newContext()
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }))
})
afterEach(async () => {
  bench.peer.behave({})
  await bench.peer.disconnect()
  await context.close()
})
afterAll(() => bench?.stop())

async function visit(): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('websocket', (socket) => {
    if (!socket.url().startsWith(bench.relay.url)) return
    sockets.push(page)
    socket.on('close', () => sockets.splice(sockets.indexOf(page), 1))
  })
  page.on('close', () => {
    sockets = sockets.filter((one) => one !== page)
  })
  await page.goto(bench.served.origin)
  await page.locator('[data-mk-button="connect"], [data-mk-button="account"]').first().waitFor()
  return page
}

const fact = (page: Page, name: string) => page.locator(`[data-fact="${name}"]`)

async function shows(page: Page, name: string, value: string | RegExp): Promise<void> {
  await soon(async () => expect(await fact(page, name).textContent()).toMatch(value))
}

/** Chooses WalletConnect, and has the wallet scan the code. */
async function connect(page: Page): Promise<void> {
  await page.click('[data-mk-button="connect"]')
  await page.click('[data-mk-wallet="walletConnect"]')
  await shows(page, 'uri', /^wc:/)
  await bench.peer.pair((await fact(page, 'uri').textContent()) ?? '')
  await isConnected(page)
}

async function isConnected(page: Page): Promise<void> {
  await shows(page, 'status', /^connected$/)
  await shows(page, 'address', bench.peer.address())
}

async function signs(page: Page): Promise<void> {
  const address = bench.peer.address() as Hex
  const signature = await page.evaluate(
    (account) => window.hostProvider?.request({ method: 'personal_sign', params: ['0x68656c6c6f', account] }),
    address,
  )
  expect(await verifyMessage({ address, message: 'hello', signature: signature as Hex })).toBe(true)
}

test('behavior: one tab has the socket, the others ask it; when it is closed another one takes over', async () => {
  const first = await visit()
  await connect(first)
  const second = await visit()
  await isConnected(second)
  const third = await visit()
  await isConnected(third)
  await Promise.all([signs(second), signs(first)])
  expect(sockets).toEqual([first])
  await first.close()
  await soon(() => expect(sockets).toHaveLength(1))
  await signs(second)
  await signs(third)
  expect(sockets).toHaveLength(1)
  expect([second, third]).toContain(sockets[0])
  expect(errors).toEqual([])
})

test('behavior: a tab without the socket pairs, moves to another network, and ends the session in all tabs', async () => {
  const first = await visit()
  await first.click('[data-mk-button="connect"]')
  await first.click('[data-mk-wallet="walletConnect"]')
  await shows(first, 'uri', /^wc:/)
  const second = await visit()
  await connect(second)
  expect(sockets).toEqual([first])
  await second.click('[data-do="switch-eip155:137"]')
  await shows(second, 'network', 'eip155:137')
  await signs(second)
  const third = await visit()
  await isConnected(third)
  await bench.peer.disconnect()
  for (const page of [second, third]) await shows(page, 'status', /^disconnected$/)
  await connect(third)
  const fourth = await visit()
  await isConnected(fourth)
  await fourth.locator('[data-mk-button="account"]').first().click()
  await fourth
    .getByRole('dialog')
    .getByRole('button', { name: /disconnect/i })
    .click()
  for (const page of [third, fourth]) await shows(page, 'status', /^disconnected$/)
  await soon(() => expect(bench.peer.sessions()).toEqual([]))
  expect(sockets.length).toBeLessThanOrEqual(1)
  expect(errors).toEqual([])
})

test('behavior: a tab that hangs loses its place, and asks the other one when it is back', async () => {
  const first = await visit()
  await connect(first)
  const second = await visit()
  await isConnected(second)
  // The script of a tab that is busy answers as little as that of a frozen one, which a test cannot make.
  const busy = first.evaluate(() => {
    const until = performance.now() + 8_000
    while (performance.now() < until);
  })
  await signs(second).catch(() => {})
  await busy
  await signs(second)
  await soon(() => expect(sockets).toEqual([second]))
  await signs(first)
  expect(sockets).toEqual([second])
  await second.close()
  await soon(() => expect(sockets).toEqual([first]))
  await signs(first)
  await first.reload()
  await isConnected(first)
  await signs(first)
  expect(errors).toEqual([])
})
