import type { AddressInfo } from 'node:net'
import { type ServerType, serve as serveApp } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { BrowserContext, Page } from 'playwright'
import { parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approval } from '../../runtime/features/swaps/evm/allowance.js'
import { localRouters } from '../../schema/services.data.js'
import { convertRoutes } from '../../templates/backend/src/convert/routes.js'
import { appOf } from '../setup/local-backend.js'
import { type Served, serve } from '../setup/serve.js'
import { soon } from '../setup/soon.js'
import { type SwapBench, startSwapBench } from '../setup/swap-bench.js'
import { connectBrowser, sharedHost, walletScript } from './shared.js'

/** A host that opens the form with what its address says. */
const hostPage = `import { ConnectButton } from 'create-modal-kit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ModalKit, useModal } from './modal-kit/index.js'
import './modal-kit/modal-kit.css'

function Trade() {
  const { open } = useModal()
  const params = Object.fromEntries(new URLSearchParams(location.search))
  return <button type="button" data-do="swap" onClick={() => open({ view: 'Swap', params })}>Trade</button>
}
const root = document.getElementById('root')
if (root) createRoot(root).render(<StrictMode><ModalKit><ConnectButton /><Trade /></ModalKit></StrictMode>)
`
const tokenAbi = parseAbi([
  'function allowance(address, address) view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
])
/** The account of the test wallet: the first one of anvil. */
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

let bench: SwapBench
let backend: ServerType
let served: Served
let browser: Awaited<ReturnType<typeof connectBrowser>>
beforeAll(async () => {
  bench = await startSwapBench()
  const app = new Hono().use(cors()).route('/', appOf(convertRoutes(bench.backends.both.backend)))
  backend = serveApp({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => backend.once('listening', resolve))
  const { port } = backend.address() as AddressInfo
  const chains = [{ id: 1, rpcUrl: bench.chain.url }] as const
  const { dist } = await sharedHost({
    entry: 'main',
    chains,
    features: '{ swaps: true }',
    services: `{ api: 'http://127.0.0.1:${port}', images: 'http://127.0.0.1:${port}' }`,
    lines: `swap: { routers: { 'eip155:1': ${JSON.stringify(localRouters['eip155:1'])} } },`,
    files: { 'src/main.tsx': hostPage },
  })
  served = await serve({ dir: dist, script: await walletScript({ chains }) })
  browser = await connectBrowser()
})
afterAll(async () => {
  await Promise.all([browser?.close(), served?.stop(), bench?.stop()])
  backend?.close()
})

const sent = () => bench.reader.getTransactionCount({ address: alice })
/** What the routers may take of a token, together. */
async function allowed(symbol: string): Promise<bigint> {
  const all = await Promise.all(
    (['uniswap-v2', 'uniswap-v3'] as const).map((source) =>
      bench.reader.readContract({
        address: bench.addressOf(symbol),
        abi: tokenAbi,
        functionName: 'allowance',
        args: [alice, localRouters['eip155:1'][source]],
      }),
    ),
  )
  return all.reduce((sum, each) => sum + each, 0n)
}
const owned = (symbol: string) =>
  bench.reader.readContract({
    address: bench.addressOf(symbol),
    abi: tokenAbi,
    functionName: 'balanceOf',
    args: [alice],
  })
const form = (page: Page) => page.locator('[data-mk-view="Swap"]')
const preview = (page: Page) => page.locator('[data-mk-view="SwapPreview"]')

/** A page with a connected wallet, in a browser of its own, or in one that is there. */
async function open(query: string, context?: BrowserContext): Promise<Page> {
  const page = await (context ?? (await browser.newContext())).newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`${served.origin}/?${query}`)
  if (!context) {
    await page.click('[data-mk-button="connect"]')
    await page.click('[data-mk-wallet="test.wallet"]')
  }
  await page.waitForSelector('[data-mk-button="account"]')
  return page
}

/** Opens the form as the address says, and goes on to the review. */
async function review(page: Page): Promise<void> {
  if ((await page.locator('dialog[open]').count()) === 0) await page.click('[data-do="swap"]')
  await form(page).getByRole('button', { name: 'Review swap' }).click()
  await page.waitForSelector('[data-mk-view="SwapPreview"] dl')
}

const act = (page: Page, name: string) => preview(page).locator(`[data-mk-act="${name}"]`).click()

/** Agrees to the swap; what the kit says instead of the account is the failure. */
async function swap(page: Page): Promise<void> {
  await act(page, 'swap')
  try {
    await page.waitForSelector('[data-mk-view="Account"]')
  } catch {
    const calls = await page.evaluate(() => window.testWallet.calls())
    throw new Error(`${await page.locator('dialog[open]').textContent()}\n${JSON.stringify(calls)}`)
  }
}

test('behavior: a person swaps the coin for a token that was picked in the list', async () => {
  const page = await open('')
  await page.click('[data-mk-button="account"]')
  await page.click('.mk-tiles >> text=Swap')
  await form(page).getByLabel('You pay').fill('1')
  await form(page).locator('[data-mk-side="to"]').click()
  await page.getByRole('searchbox').fill('usd')
  await page.locator('[data-mk-view="SwapSelectToken"] [data-mk-token="USDC"]').click()
  const had = await owned('USDC')
  await review(page)
  await swap(page)
  await soon(async () => expect(await owned('USDC')).toBeGreaterThan(had + 2_900_000_000n))
  await page.context().close()
})

test('behavior: a token is approved exactly, and a page that dies then goes on where it was', async () => {
  const query = 'fromToken=USDC&toToken=DAI&amount=500'
  const page = await open(query)
  const before = await sent()
  await review(page)
  await act(page, 'approve')
  await preview(page).locator('[data-mk-act="swap"]').waitFor()
  expect(await allowed('USDC')).toBe(500_000_000n)
  const context = page.context()
  await page.close()
  const again = await open(query, context)
  await review(again)
  await swap(again)
  await soon(async () => expect(await sent()).toBe(before + 2))
  await soon(async () => expect(await allowed('USDC')).toBe(0n))
  await context.close()
})

test('behavior: a token with permits is allowed by a signature, and one transaction does the rest', async () => {
  const page = await open('fromToken=USDC&toToken=ETH&amount=500')
  const [before, had] = [await sent(), await owned('USDC')]
  await review(page)
  await act(page, 'permit')
  await swap(page)
  await soon(async () => expect(await owned('USDC')).toBe(had - 500_000_000n))
  expect([await sent(), await allowed('USDC')]).toEqual([before + 1, 0n])
  await page.context().close()
})

test.each([
  { what: 'two pools', from: 'LINK', to: 'WBTC', amount: '10', acts: ['approve'], standing: 0n },
  {
    what: 'an approval that is taken back first',
    from: 'USDT',
    to: 'USDC',
    amount: '100',
    acts: ['reset', 'approve'],
    standing: 5n,
  },
])('behavior: $from to $to, with $what', async ({ from, to, amount, acts, standing }) => {
  if (standing > 0n) {
    const { data } = approval(bench.addressOf(from), localRouters['eip155:1']['uniswap-v2'], standing)
    await bench.ask('eth_sendTransaction', [{ from: alice, to: bench.addressOf(from), data }])
    await soon(async () => expect(await allowed(from)).toBe(standing))
  }
  const page = await open(`fromToken=${from}&toToken=${to}&amount=${amount}`)
  const [before, had] = [await sent(), await owned(to)]
  await review(page)
  for (const each of acts) await act(page, each)
  await swap(page)
  await soon(async () => expect(await owned(to)).toBeGreaterThan(had))
  expect([await sent(), await allowed(from)]).toEqual([before + acts.length + 1, 0n])
  await page.context().close()
})

test('behavior: a page that dies while the wallet is asked swaps nothing twice', async () => {
  const query = 'toToken=DAI&amount=0.25'
  const page = await open(query)
  const before = await sent()
  await page.evaluate(() => window.testWallet.behave({ hang: ['eth_sendTransaction'] }))
  await review(page)
  await act(page, 'swap')
  await page.waitForFunction(() => (window.testWallet.calls()['eth_sendTransaction'] ?? 0) > 0)
  const context = page.context()
  await page.close()
  const again = await open(query, context)
  await again.click('[data-do="swap"]')
  await form(again).locator('[data-mk-unresolved]').waitFor()
  await again.getByRole('button', { name: 'It wasn’t sent' }).click()
  await review(again)
  await swap(again)
  await soon(async () => expect(await sent()).toBe(before + 1))
  await context.close()
})
