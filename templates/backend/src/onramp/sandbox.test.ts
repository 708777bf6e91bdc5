import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { appOf, type LocalBackend, makeLocalBackend, startLocalChain } from '../../../../test/setup/local-backend.js'
import { later } from '../../../../test/unit/fakes.js'
import { listPurchases } from './list-purchases.js'
import { onrampRoutes } from './routes.js'
import { ORDER_MS } from './sandbox-orders.js'
import type { Faucet } from './sandbox-routes.js'

const ADDRESS = '0x00000000000000000000000000000000000000Aa'
const urlWish = {
  destinationWallets: [{ address: ADDRESS, blockchains: ['polygon', 'ethereum'], assets: ['LINK'] }],
  presetFiatAmount: 100,
}

let chain: Awaited<ReturnType<typeof startLocalChain>>
let local: LocalBackend
let now = 0
beforeAll(async () => {
  chain = await startLocalChain()
  const clock = { now: () => now, sleep: () => Promise.reject(new Error('nobody sleeps here')) }
  local = await makeLocalBackend({
    chains: [chain.settings],
    providers: { sandboxOnramp: true },
    hasDatabase: true,
    parts: { clock },
  })
}, 60_000)
beforeEach(async () => {
  now = 1_700_000_000_000
  await local.backend.db.deleteFrom('onramp_orders').execute()
})
afterAll(async () => {
  await local.stop()
  await chain.stop()
})

function makeApp(faucet?: Faucet) {
  const app = appOf(onrampRoutes(local.backend, faucet ? { faucet } : {}))
  const ask = async (path: string, body?: unknown) => {
    const response = await app.request(path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) })
    return { status: response.status, body: await response.json() }
  }
  /** Opens a page, and does what a click on its button does: follow the redirect of the form. */
  const open = async (path: string) => (await app.request(path)).text()
  const click = async (path: string, action: string) => {
    const response = await app.request(path, { method: 'POST', body: new URLSearchParams({ action }) })
    expect(response.status).toBe(303)
    return open(response.headers.get('location') ?? '')
  }
  const order = async (wish: unknown = urlWish) =>
    new URL((await ask('/v1/generators/onrampurl', wish)).body.url).pathname
  return { app, ask, open, click, order }
}

const purchases = () => listPurchases(local.backend, { address: ADDRESS.toLowerCase(), chainId: 'eip155:1', limit: 10 })

test('behavior: it sells every token that has a price, for dollars and euros', async () => {
  const { body } = await makeApp().ask('/v1/onramp/options')
  const symbols = body.purchaseCurrencies.map(({ symbol }: { symbol: string }) => symbol)
  expect(symbols).toEqual(['ETH', 'USDC', 'USDT', 'DAI', 'WBTC', 'LINK', 'UNI', 'WETH'])
  expect(body.purchaseCurrencies[0]).toEqual({
    id: 'ETH',
    name: 'Ether',
    symbol: 'ETH',
    networks: [{ name: 'ethereum', display_name: 'Ethereum', chain_id: '1', contract_address: '' }],
  })
  expect(body.paymentCurrencies.map(({ id }: { id: string }) => id)).toEqual(['USD', 'EUR'])
})

test('behavior: a quote is made of the price of the pools and the fees', async () => {
  const wish = {
    purchaseCurrency: { id: 'LINK', symbol: 'LINK', networks: [] },
    paymentCurrency: { id: 'USD' },
    amount: '100',
    network: 'LINK',
  }
  const { status, body } = await makeApp().ask('/v1/onramp/quote', wish)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    paymentTotal: { amount: '100', currency: 'USD' },
    paymentSubtotal: { amount: '98.25', currency: 'USD' },
    networkFee: { amount: '0.25', currency: 'USD' },
    coinbaseFee: { amount: '1.5', currency: 'USD' },
    purchaseAmount: { amount: expect.stringMatching(/^6\.5\d+$/), currency: 'LINK' },
  })
  const poor = await makeApp().ask('/v1/onramp/quote', { ...wish, amount: '9.99' })
  expect([poor.status, poor.body.reasons[0].name]).toEqual([400, 'amount_out_of_range'])
  const unknown = await makeApp().ask('/v1/onramp/quote', { ...wish, purchaseCurrency: { id: 'X', symbol: 'X' } })
  expect([unknown.status, unknown.body.reasons[0].name]).toEqual([400, 'not_sold'])
})

test('behavior: a person opens the page, pays with one click, and the purchase is listed', async () => {
  const { order, open, click } = makeApp()
  const path = await order()
  expect(path).toMatch(/^\/sandbox\/onramp\/[0-9a-f]{32}$/)
  const page = await open(path)
  expect(page).toContain('<button name="action" value="pay">Pay</button>')
  expect(page).toContain('<dd>Ethereum</dd>')
  expect(page).toContain('100.00 USD, fee 1.50 USD and network fee 0.25 USD included')
  expect(page).not.toContain('<script')
  expect(await purchases()).toEqual([])
  now += 5_000
  expect(await click(path, 'pay')).toContain('Paid. You can close this window.')
  const [purchase, ...others] = await purchases()
  expect(others).toEqual([])
  expect(purchase).toMatchObject({
    status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
    at: now,
    chainId: 'eip155:1',
    address: ADDRESS.toLowerCase(),
    symbol: 'LINK',
    decimals: 18,
    hash: null,
  })
  expect(Number((purchase?.amount ?? 0n) / 10n ** 15n) / 1_000).toBeCloseTo(6.55, 2)
  // A second click, of any kind, changes nothing.
  await click(path, 'cancel')
  expect(await purchases()).toMatchObject([{ status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS', at: now }])
})

test('behavior: who gives up is listed as failed; who comes too late can no longer pay', async () => {
  const { order, click, open } = makeApp()
  expect(await click(await order(), 'cancel')).toContain('Given up.')
  expect(await purchases()).toMatchObject([{ status: 'ONRAMP_TRANSACTION_STATUS_FAILED' }])
  const late = await order()
  now += ORDER_MS
  expect(await click(late, 'pay')).toContain('This price is too old.')
  expect(await open(late)).not.toContain('<form')
  expect(await purchases()).toHaveLength(1)
})

test('behavior: orders that nobody paid go when another one is made', async () => {
  const { order } = makeApp()
  await order()
  now += 2 * ORDER_MS + 1
  await order()
  const { count } = await local.backend.db
    .selectFrom('onramp_orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
})

test('behavior: a faucet sends once, however often the button is pressed, and its failure is told', async () => {
  const sent: string[] = []
  let fail = false
  const sending = later()
  const { order, click } = makeApp(async ({ amount, symbol, address }) => {
    sent.push(`${amount} ${symbol} ${address}`)
    await sending.promise
    if (fail) throw new Error('dry')
    return '0xhash'
  })
  const path = await order({ ...urlWish, presetFiatAmount: undefined, presetCryptoAmount: '2' })
  const clicks = [click(path, 'pay'), click(path, 'pay'), click(path, 'pay')]
  // The two that come second are answered while the first is still sending.
  const early: string[] = []
  for (const one of clicks) void one.then((page) => early.push(page))
  await vi.waitFor(() => expect(early).toHaveLength(2), { timeout: 10_000 })
  sending.resolve(undefined)
  const pages = await Promise.all(clicks)
  expect(pages.filter((page) => page.includes('on their way'))).toHaveLength(2)
  expect(sent).toEqual([expect.stringMatching(/^200\d{16} LINK 0x00000000000000000000000000000000000000aa$/)])
  expect(await purchases()).toMatchObject([{ status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS', hash: '0xhash' }])
  fail = true
  now += 1_000
  expect(await click(await order(), 'pay')).toContain('Given up.')
  expect((await purchases())[0]).toMatchObject({ status: 'ONRAMP_TRANSACTION_STATUS_FAILED', hash: null })
})

test('behavior: a payment whose process went away counts as failed after a minute', async () => {
  const { order } = makeApp()
  const id = (await order()).split('/').at(-1) ?? ''
  await local.backend.db.updateTable('onramp_orders').set({ status: 'in_progress' }).where('id', '=', id).execute()
  expect(await purchases()).toMatchObject([{ status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS' }])
  now += 60_001
  expect(await purchases()).toMatchObject([{ status: 'ONRAMP_TRANSACTION_STATUS_FAILED' }])
})

test('error: an id of no order is a page with 404, whatever it holds', async () => {
  const { app } = makeApp()
  for (const id of ['0'.repeat(32), "'%20or%201=1", '%3Cscript%3Ealert(1)%3C%2Fscript%3E']) {
    const response = await app.request(`/sandbox/onramp/${id}`)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('<script')
    const paid = await app.request(`/sandbox/onramp/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
    })
    expect([303, 404]).toContain(paid.status)
  }
})

test('behavior: the page runs no script and may not be framed; words of a token are shown as text', async () => {
  const { app, order } = makeApp()
  const path = await order()
  const id = path.split('/').at(-1) ?? ''
  await local.backend.db
    .updateTable('onramp_orders')
    .set({ symbol: '<img src=x>', name: '"><b>' } as never)
    .where('id', '=', id)
    .execute()
  const response = await app.request(path)
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/)
  const page = await response.text()
  expect(page).not.toContain('<img')
  expect(page).not.toContain('<b>')
})

test('error: a wallet of a family that nothing is sold for is refused', async () => {
  const destinationWallets = [
    { address: 'So11111111111111111111111111111111111111112', blockchains: ['solana'], assets: [] },
  ]
  const { status, body } = await makeApp().ask('/v1/generators/onrampurl', { destinationWallets })
  expect([status, body.reasons[0].name]).toEqual([400, 'not_sold'])
})
