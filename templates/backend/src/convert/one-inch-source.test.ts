import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeLocalBackend } from '../../../../test/setup/local-backend.js'
import { type ProviderServer, startProvider } from '../../../../test/setup/provider-server.js'
import { translateError } from '../http/problems.js'
import { oneInchSource } from './one-inch-source.js'
import type { SwapQuote, SwapRequest } from './swap-source.js'
import { makeSwaps } from './swaps.js'

const ROUTER = '0x111111125421cA6dc452d289314280a0f8842A65'
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const user = '0x00000000000000000000000000000000000000aa'
const good = {
  dstAmount: '990',
  tx: { to: ROUTER, data: '0x07ed2379aabb', value: '1000', gas: 150_000, gasPrice: '1' },
}

let provider: ProviderServer
let local: Awaited<ReturnType<typeof makeLocalBackend>>
let swap: unknown = good
/** Short only where nothing answers: a busy machine is slow as well. */
let deadlineMs = 10_000
beforeAll(async () => {
  provider = await startProvider(({ path }) => {
    if (path === '/swap/v6.0/1/quote') return { dstAmount: '1000', srcToken: {} }
    return path === '/swap/v6.0/1/swap' ? swap : undefined
  })
  const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  local = await makeLocalBackend({
    chains: [{ chainId: 'eip155:1', name: 'Ethereum', rpcUrls: ['http://127.0.0.1:9'], native }],
  })
})
afterEach(() => {
  provider.setMood('good')
  provider.calls.length = 0
  swap = good
  deadlineMs = 10_000
})
afterAll(async () => {
  await local.stop()
  await provider.stop()
})

function makeSource() {
  return oneInchSource(local.backend, { url: `${provider.url}/swap/v6.0`, key: 'the-key', deadlineMs })
}

function request(): SwapRequest {
  const chain = local.backend.chains.get('eip155:1')
  if (!chain) throw new Error('no chain')
  const from = { id: `eip155:1:${NATIVE}`, address: NATIVE, isNative: true } as const
  return { chain, from, to: { id: `eip155:1:${USDC}`, address: USDC, isNative: false }, amount: 1_000n }
}

async function quote(): Promise<SwapQuote> {
  const found = await makeSource().quote(request())
  if (!found) throw new Error('no quote')
  return found
}

const order = { user, minimum: 990n, slippageBps: 105n, deadline: 0n } as const

test('behavior: a quote and its transaction are asked with the key, the placeholder and the slippage in percent', async () => {
  const found = await quote()
  expect(found).toMatchObject({ source: '1inch', toAmount: 1_000n, spender: ROUTER.toLowerCase() })
  expect(await found.build(order)).toEqual({
    to: ROUTER.toLowerCase(),
    data: '0x07ed2379aabb',
    value: 1_000n,
    gas: 150_000n,
  })
  const [asked, built] = provider.calls
  expect(asked?.headers.authorization).toBe('Bearer the-key')
  expect(asked?.query).toEqual({ src: NATIVE, dst: USDC, amount: '1000' })
  expect(built?.query).toMatchObject({ from: user, origin: user, slippage: '1.05', disableEstimate: 'true' })
})

test.each([
  ['another contract', { to: '0x00000000000000000000000000000000000000bb' }],
  ['another value', { value: '1001' }],
  ['data that is no hex', { data: '0x12' }],
])('error: a transaction with %s is refused', async (_, change) => {
  swap = { ...good, tx: { ...good.tx, ...change } }
  await expect((await quote()).build(order)).rejects.toMatchObject({ name: 'ProviderError' })
})

test('error: a transaction that gives less than the minimum is refused', async () => {
  swap = { ...good, dstAmount: '989' }
  await expect((await quote()).build(order)).rejects.toThrow('no longer stands')
})

test.each(['garbage', 'wrong-shape', 'broken', 'redirecting', 'slow', 'endless'] as const)(
  'error: a provider that is %s is told as 502, without its words',
  async (mood) => {
    provider.setMood(mood)
    if (mood === 'slow') deadlineMs = 1_000
    const swaps = makeSwaps(local.backend, [makeSource()])
    const failure = translateError(await swaps.quotes(request()).catch((error) => error))
    expect(failure).toMatchObject({ status: 502, reasons: [{ name: 'provider_failed' }] })
    expect(failure.message).not.toContain('secret')
    expect(provider.calls).toHaveLength(1)
  },
)

test('error: what the provider has no way for is told as no route', async () => {
  provider.setMood('refusing')
  const swaps = makeSwaps(local.backend, [makeSource()])
  await expect(swaps.quotes(request())).rejects.toMatchObject({ status: 404, reasons: [{ name: 'no_route' }] })
})

test('behavior: a source that is down does not hide the others', async () => {
  provider.setMood('broken')
  const other = { ...(await withGoodMood()), source: 'other' }
  const swaps = makeSwaps(local.backend, [makeSource(), { name: 'other', quote: async () => other }])
  expect(await swaps.quotes(request())).toEqual([other])
})

test('error: a source that is named and down is told as down, whatever another one would give', async () => {
  provider.setMood('broken')
  const other = { ...(await withGoodMood()), source: 'other' }
  const swaps = makeSwaps(local.backend, [makeSource(), { name: 'other', quote: async () => other }])
  const failure = translateError(await swaps.choose(request(), user, 100n, '1inch').catch((error) => error))
  expect(failure).toMatchObject({ status: 502, reasons: [{ name: 'provider_failed' }] })
  expect(await swaps.choose(request(), user, 100n, 'other')).toMatchObject({ quote: other })
})

async function withGoodMood(): Promise<SwapQuote> {
  provider.setMood('good')
  const found = await quote()
  provider.setMood('broken')
  return found
}
