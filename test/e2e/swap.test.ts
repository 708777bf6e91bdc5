import type { AddressInfo } from 'node:net'
import { type ServerType, serve as serveApp } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { BrowserContext, Page } from 'playwright'
import { parseAbi } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { approval } from '../../runtime/features/swaps/evm/allowance.js'
import { localRouters } from '../../schema/services.data.js'
import { convertRoutes } from '../../templates/backend/src/convert/routes.js'
import { rowsOfThisRun } from '../setup/choose-rows.js'
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
const tokenAbi = parseAbi(['function allowance(address, address) view returns (uint256)'])
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

let snapshot: unknown
beforeEach(async () => {
  snapshot = await bench.ask('evm_snapshot', [])
})
afterEach(async () => {
  await bench.ask('evm_revert', [snapshot])
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

/** Agrees to an act. What the kit shows instead of it is the failure. */
async function act(page: Page, name: string): Promise<void> {
  await orWhatIsShown(page, preview(page).locator(`[data-mk-act="${name}"]`).click())
}

/** Agrees to the swap, and waits until it is sent. */
async function swap(page: Page): Promise<void> {
  await act(page, 'swap')
  await orWhatIsShown(page, page.waitForSelector('[data-mk-view="Account"]'))
}

async function orWhatIsShown(page: Page, wait: Promise<unknown>): Promise<void> {
  try {
    await wait
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
  const had = await bench.balance('USDC', alice)
  await review(page)
  await swap(page)
  await soon(async () => expect(await bench.balance('USDC', alice)).toBeGreaterThan(had + 2_900_000_000n))
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

const pairs = [
  { what: 'nothing to allow', from: 'ETH', to: 'USDC', amount: '0.5', sends: 1 },
  { what: 'a permit', from: 'USDC', to: 'ETH', amount: '500', acts: ['permit'], sends: 1 },
  { what: 'an approval', from: 'USDC', to: 'DAI', amount: '250.5', acts: ['approve'], sends: 2 },
  { what: 'two pools', from: 'LINK', to: 'WBTC', amount: '10', acts: ['approve'], sends: 2 },
  {
    what: 'an approval that is taken back first',
    from: 'USDT',
    to: 'USDC',
    amount: '100',
    acts: ['reset', 'approve'],
    standing: 5n,
    sends: 3,
  },
  // The wallet gives the account its code first: a transaction, and what that carries counts as one more.
  { what: 'one batch', from: 'USDC', to: 'DAI', amount: '100', wallet: '&atomic', sends: 3 },
]

test.each(rowsOfThisRun(pairs, 2))(
  'behavior: $from to $to, with $what: what arrives is what the pools give, and nothing stays approved',
  async (row) => {
    const { from, to, amount, acts = [], standing = 0n, wallet = '', sends } = row
    if (standing > 0n) {
      const { data } = approval(bench.addressOf(from), localRouters['eip155:1']['uniswap-v2'], standing)
      await bench.ask('eth_sendTransaction', [{ from: alice, to: bench.addressOf(from), data }])
      await soon(async () => expect(await allowed(from)).toBe(standing))
    }
    const page = await open(`fromToken=${from}&toToken=${to}&amount=${amount}${wallet}`)
    const [before, had, gives] = await Promise.all([
      sent(),
      bench.balance(to, alice),
      bench.poolsGive(from, to, amount),
    ])
    const block = await bench.reader.getBlockNumber()
    await review(page)
    for (const each of acts) await act(page, each)
    await swap(page)
    await soon(async () => expect(await sent()).toBe(before + sends))
    const gas = to === 'ETH' ? await bench.gasSince(block, alice) : 0n
    expect([(await bench.balance(to, alice)) - had, from === 'ETH' ? 0n : await allowed(from)]).toEqual([
      gives - gas,
      0n,
    ])
    await page.context().close()
  },
)

test('error: a price that moves past the limit while the swap waits for its block: it fails, and that is told', async () => {
  const page = await open('toToken=DAI&amount=1')
  const [had, owns] = await Promise.all([bench.balance('DAI', alice), sent()])
  await review(page)
  await bench.ask('evm_setAutomine', [false])
  await act(page, 'swap')
  await page.waitForFunction(() => (window.testWallet.calls()['eth_sendTransaction'] ?? 0) > 0)
  // It pays more, and comes before the swap.
  await bench.move('DAI', false)
  await bench.ask('evm_mine', [])
  await bench.ask('evm_setAutomine', [true])
  await soon(async () => expect(await sent()).toBe(owns + 1))
  await page.waitForSelector('[data-mk-view="Account"]')
  await page.click('.mk-tiles >> text=Swap')
  const told = await form(page).locator('[data-mk-outcome="failed"]').textContent()
  expect(told).toBe('The swap failed. The price moved past your limit.')
  expect(await bench.balance('DAI', alice)).toBe(had)
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
