import { createPublicClient, http, parseAbi } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appOf, type LocalBackend, makeLocalBackend, startLocalChain } from '../../../../test/setup/local-backend.js'
import { translateError } from '../http/problems.js'
import { poolPriceSource } from './pool-price-source.js'
import { makePrices } from './prices.js'
import { priceRoutes } from './routes.js'

const NATIVE = 'eip155:1:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const NOWHERE = 'eip155:1:0x00000000000000000000000000000000000000aa'
const pairAbi = parseAbi([
  'function getPair(address, address) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
])

let local: Awaited<ReturnType<typeof startLocalChain>>
let backend: LocalBackend
beforeAll(async () => {
  local = await startLocalChain()
  backend = await makeLocalBackend({ chains: [local.settings] })
}, 60_000)
afterAll(async () => {
  await backend.stop()
  await local.stop()
})

const idOf = (symbol: string) => `eip155:1:${local.chain.tokens.find((token) => token.symbol === symbol)?.address}`

async function ask(body: unknown) {
  const response = await appOf(priceRoutes(backend.backend)).request('/v1/fungible/price', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

test('behavior: prices come in the order asked, of known tokens and the native placeholder; unknown ones are left out', async () => {
  const addresses = [
    idOf('LINK'),
    NOWHERE,
    NATIVE,
    'eip155:999:0x00000000000000000000000000000000000000aa',
    idOf('USDC'),
  ]
  const { status, body } = await ask({ currency: 'usd', addresses, projectId: 'local' })
  expect(status).toBe(200)
  expect(body.fungibles.map(({ address }: { address: string }) => address)).toEqual([
    idOf('LINK'),
    NATIVE,
    idOf('USDC'),
  ])
  const [link, native, usdc] = body.fungibles
  expect(link).toMatchObject({ name: 'ChainLink Token', symbol: 'LINK' })
  expect(link.price).toBeCloseTo(15, 2)
  expect(native).toMatchObject({
    name: 'Ether',
    symbol: 'ETH',
    iconUrl: 'http://127.0.0.1:8787/public/getTokenImage/ETH',
  })
  expect(native.price).toBeCloseTo(3000, 1)
  expect(usdc.price).toBe(1)
})

test('behavior: a price is exactly that of the deepest pool, here WBTC through the wrapped ether', async () => {
  const client = createPublicClient({ chain: mainnet, transport: http(local.chain.url) })
  const { uniswapV2 } = local.chain
  if (!uniswapV2) throw new Error('no Uniswap v2')
  const [wbtc, weth] = ['WBTC', 'WETH'].map((symbol) => idOf(symbol).slice('eip155:1:'.length) as `0x${string}`)
  if (!wbtc || !weth) throw new Error('no tokens')
  const pair = await client.readContract({
    address: uniswapV2.factory,
    abi: pairAbi,
    functionName: 'getPair',
    args: [wbtc, weth],
  })
  const [a, b] = await client.readContract({ address: pair, abi: pairAbi, functionName: 'getReserves' })
  const [wbtcReserve, wethReserve] = BigInt(wbtc) < BigInt(weth) ? [a, b] : [b, a]
  const prices = await makePrices(backend.backend).pricesOf([idOf('WBTC'), idOf('WETH')])
  const wethPrice = prices.get(idOf('WETH')) ?? 0
  const inEther = Number((wethReserve * 10n ** 8n * 10n ** 18n) / wbtcReserve / 10n ** 18n) / 1e18
  expect(prices.get(idOf('WBTC'))).toBeCloseTo(inEther * wethPrice, 6)
})

test('behavior: a token below the minimum liquidity has no price', async () => {
  // The seeded pools hold five to twenty million dollars on each side.
  const deep = makePrices(backend.backend, poolPriceSource({ minimumDollars: 10_000_000n }))
  expect(await deep.priceOf(NATIVE)).toBeCloseTo(3000, 1)
  expect(await deep.priceOf(idOf('LINK'))).toBeUndefined()
})

test('behavior: without Multicall3 the same prices are read one by one', async () => {
  const client = createPublicClient({ chain: mainnet, transport: http(local.chain.url) })
  const before = await makePrices(backend.backend).pricesOf([NATIVE, idOf('UNI')])
  const request = client.request as (call: unknown) => Promise<unknown>
  const address = '0xcA11bde05977b3631167028862bE2a173976CA11'
  const code = await client.getCode({ address })
  await request({ method: 'anvil_setCode', params: [address, '0x'] })
  try {
    expect(await makePrices(backend.backend).pricesOf([NATIVE, idOf('UNI')])).toEqual(before)
    expect(before.size).toBe(2)
  } finally {
    await request({ method: 'anvil_setCode', params: [address, code] })
  }
})

test.each([
  ['no JSON', '{', 'invalid_json'],
  ['another currency', { currency: 'eur', addresses: [] }, 'invalid_input'],
  ['no CAIP-10', { currency: 'usd', addresses: ["eip155:1:'; drop table"] }, 'invalid_input'],
  ['101 tokens', { currency: 'usd', addresses: Array(101).fill(NATIVE) }, 'invalid_input'],
  ['a list', [], 'invalid_input'],
])('error: %s is refused', async (_, sent, name) => {
  const { status, body } = await ask(sent)
  expect({ status, name: body.reasons[0].name }).toEqual({ status: 400, name })
})

test('error: a chain whose nodes are down is told as 502, and left out beside one that answers', async () => {
  const dead = { ...local.settings, chainId: 'eip155:137', rpcUrls: ['http://127.0.0.1:9'] }
  const { backend: both, stop } = await makeLocalBackend({ chains: [local.settings, dead] })
  const other = 'eip155:137:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
  try {
    const prices = makePrices(both)
    expect([...(await prices.pricesOf([NATIVE, other])).keys()]).toEqual([NATIVE])
    const failure = translateError(await prices.pricesOf([other]).catch((error: unknown) => error))
    expect(failure).toMatchObject({ status: 502, reasons: [{ name: 'upstream_failed' }] })
  } finally {
    await stop()
  }
})
