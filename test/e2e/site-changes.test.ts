import type { Browser, BrowserContext, Page } from 'playwright'
import { createTestClient, type Hex, http, parseEther, publicActions } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchDeskBrowser } from './shared.js'
import { addressOf, type SiteApp, siteProfile, startSiteApp } from './site-app.js'
import { answer, ask, card, press, signIn } from './site-person.js'

const receiver = '0x00000000000000000000000000000000000dE502'
const BASE = 8453

let app: SiteApp
let browser: Browser
beforeAll(async () => {
  ;[app, browser] = await Promise.all([startSiteApp([BASE]), launchDeskBrowser()])
})
afterAll(() => Promise.all([app?.stop(), browser?.close()]))

let context: BrowserContext
let page: Page
let account: Hex
let users = 0
beforeEach(async () => {
  context = await siteProfile(browser)
  page = await app.visit(context)
  users += 1
  await signIn(app, page, `eve${users}@meadow.example`)
  account = (await addressOf(page)) as Hex
  await app.fund(account)
})
afterEach(() => context?.close())

const nodeOf = (url: string) => createTestClient({ mode: 'anvil', transport: http(url) }).extend(publicActions)
const wish = (changes: object = {}) => [{ from: account, to: receiver, value: '0x6f05b59d3b20000', ...changes }]

/** Asks for a transfer, approves it, and gives its hash. */
async function send(params: unknown, title: string): Promise<Hex> {
  await ask(page, 'eth_sendTransaction', params)
  await card(page).getByRole('heading', { name: title }).waitFor()
  await press(page, 'Approve')
  const { value, message } = await answer(page)
  expect(message).toBeUndefined()
  return value as Hex
}

test('behavior: a transfer that waits is sped up, paid once, and can’t be paid again by its nonce', async () => {
  const node = nodeOf(app.backend.ethereum.url)
  const before = await node.getBalance({ address: receiver })
  await node.setAutomine(false)
  try {
    const first = await send(wish(), 'Send this amount?')
    const { nonce, maxFeePerGas = 0n } = await node.getTransaction({ hash: first })
    const second = await send(wish({ nonce }), 'Speed up this transfer?')
    const faster = await node.getTransaction({ hash: second })
    expect([faster.nonce, (faster.maxFeePerGas ?? 0n) * 8n >= maxFeePerGas * 9n]).toEqual([nonce, true])
    await node.mine({ blocks: 1 })
    expect((await node.getTransactionReceipt({ hash: second })).status).toBe('success')
    await expect(node.getTransactionReceipt({ hash: first })).rejects.toThrow()
    expect((await node.getBalance({ address: receiver })) - before).toBe(parseEther('0.5'))
    await ask(page, 'eth_sendTransaction', wish({ nonce }))
    expect((await answer(page)).message).toContain('This transfer is in a block. It can’t be changed')
  } finally {
    await node.setAutomine(true)
  }
})

test('behavior: a transfer that waits is cancelled: nothing is paid but the fee', async () => {
  const node = nodeOf(app.backend.ethereum.url)
  const before = await node.getBalance({ address: receiver })
  await node.setAutomine(false)
  try {
    const first = await send(wish(), 'Send this amount?')
    const { nonce } = await node.getTransaction({ hash: first })
    await ask(page, 'eth_sendTransaction', [{ from: account, to: receiver, value: '0x1', nonce }])
    expect((await answer(page)).message).toContain('can only be sped up or cancelled')
    const cancelling = [{ from: account, to: account, value: '0x0', nonce }]
    await ask(page, 'eth_sendTransaction', cancelling)
    // What is cancelled stands on the card.
    await card(page).getByText('0.5').first().waitFor()
    await press(page, 'Keep it')
    expect(await answer(page)).toMatchObject({ code: 4001 })
    const second = await send(cancelling, 'Cancel this transfer?')
    await node.mine({ blocks: 1 })
    expect((await node.getTransactionReceipt({ hash: second })).status).toBe('success')
    expect((await node.getBalance({ address: receiver })) - before).toBe(0n)
  } finally {
    await node.setAutomine(true)
  }
})

test('behavior: after a switch of the network the wallet sends there, and there alone', async () => {
  const [base] = app.backend.others
  const [here, there] = [nodeOf(app.backend.ethereum.url), nodeOf(base?.url ?? '')]
  await there.setBalance({ address: account, value: parseEther('3') })
  const before = await here.getTransactionCount({ address: account })
  await ask(page, 'wallet_switchEthereumChain', [{ chainId: `0x${BASE.toString(16)}` }])
  expect((await answer(page)).message).toBeUndefined()
  await page.locator('[data-fact="network"]', { hasText: 'Base' }).waitFor({ state: 'attached' })
  await ask(page, 'eth_chainId', [])
  expect((await answer(page)).value).toBe(`0x${BASE.toString(16)}`)
  // A transaction for the network of before is refused.
  await ask(page, 'eth_sendTransaction', wish({ chainId: '0x1' }))
  expect((await answer(page)).message).toBeDefined()
  await ask(page, 'eth_sendTransaction', wish())
  await card(page).getByText(`Base (${BASE})`).waitFor()
  await press(page, 'Approve')
  const { value } = await answer(page)
  expect((await there.waitForTransactionReceipt({ hash: value as Hex })).status).toBe('success')
  expect(await here.getTransactionCount({ address: account })).toBe(before)
  await page.reload()
  expect(await addressOf(page)).toBe(account)
  await page.locator('[data-fact="network"]', { hasText: 'Base' }).waitFor({ state: 'attached' })
})
