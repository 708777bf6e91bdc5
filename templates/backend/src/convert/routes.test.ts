import { maxUint256, parseAbi, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { appOf, makeLocalBackend } from '../../../../test/setup/local-backend.js'
import { NATIVE, type SwapBench, startSwapBench, USER, USER_ADDRESS } from '../../../../test/setup/swap-bench.js'
import { convertRoutes } from './routes.js'

const tokenAbi = parseAbi(['function allowance(address, address) view returns (uint256)'])

let bench: SwapBench
let snapshot: unknown
beforeAll(async () => {
  bench = await startSwapBench()
}, 60_000)
beforeEach(async () => {
  snapshot = await bench.ask('evm_snapshot', [])
})
afterEach(async () => {
  await bench.ask('evm_revert', [snapshot])
})
afterAll(() => bench.stop())

test('behavior: USDT gives an old allowance back before it takes a new one', async () => {
  const ids = { from: bench.idOf('USDT'), to: NATIVE, userAddress: USER }
  const spender = bench.chain.uniswapV2?.router ?? '0x'
  const allowance = () =>
    bench.reader.readContract({
      address: bench.addressOf('USDT'),
      abi: tokenAbi,
      functionName: 'allowance',
      args: [USER_ADDRESS, spender],
    })
  for (const [amount, after] of [
    ['100', 100n],
    ['200', 0n],
    ['200', 200n],
  ] as const) {
    const { body } = await bench.call('build-approve', { ...ids, amount }, 'v2')
    expect((await bench.send(body.tx.to, body.tx)).status).toBe('success')
    expect(await allowance()).toBe(after)
  }
})

test('behavior: an approval without an amount is over everything, and has the shape of the interface', async () => {
  const { body } = await bench.call('build-approve', { from: bench.idOf('DAI'), to: NATIVE, userAddress: USER })
  expect(body).toEqual({
    tx: {
      from: bench.idOf('DAI'),
      to: bench.idOf('DAI'),
      data: expect.stringMatching(/^0x095ea7b3/),
      value: '0',
      eip155: { gas: expect.any(Number), gasPrice: expect.stringMatching(/^\d+$/) },
    },
  })
  expect(BigInt(`0x${body.tx.data.slice(-64)}`)).toBe(maxUint256)
})

test('behavior: an estimated swap says what it needs; one that would fail is refused', async () => {
  const sent = {
    from: NATIVE,
    to: bench.idOf('LINK'),
    userAddress: USER,
    amount: String(parseEther('1')),
    eip155: { slippage: 1 },
  }
  const { body } = await bench.call('build-transaction', sent)
  expect(body.tx.eip155).toEqual({ gas: expect.stringMatching(/^\d{5,6}$/), gasPrice: expect.stringMatching(/^\d+$/) })
  const poor = await bench.call('build-transaction', { ...sent, amount: String(parseEther('100000')) })
  expect([poor.status, poor.body.reasons[0].name]).toEqual([400, 'not_executable'])
  const unapproved = await bench.call('build-transaction', { ...sent, from: bench.idOf('DAI'), to: NATIVE })
  expect([unapproved.status, unapproved.body.reasons[0].name]).toEqual([400, 'allowance_needed'])
})

test('behavior: who approved one router keeps it while its price is within the slippage', async () => {
  const amount = parseEther('1')
  const ids = { from: bench.idOf('WETH'), to: bench.idOf('USDC'), userAddress: USER }
  const approve = await bench.call('build-approve', ids, 'v2')
  await bench.send(approve.body.tx.to, approve.body.tx)
  const sent = { ...ids, amount: String(amount), disableEstimate: true }
  const kept = await bench.call('build-transaction', { ...sent, eip155: { slippage: 1 } })
  expect(kept.body.tx.to).toBe(`eip155:1:${bench.chain.uniswapV2?.router.toLowerCase()}`)
  const strict = await bench.call('build-transaction', { ...sent, eip155: { slippage: '0' } })
  expect(strict.body.tx.to).toBe(`eip155:1:${bench.chain.uniswapV3?.router.toLowerCase()}`)
})

test('behavior: tokens, gas prices and the allowance of the native token have the shapes of the interface', async () => {
  const { body } = await bench.call('tokens', { chainId: 'eip155:1' })
  expect(body.tokens[0]).toEqual({
    name: 'Ether',
    symbol: 'ETH',
    address: NATIVE,
    decimals: 18,
    logoUri: 'http://127.0.0.1:8787/public/getTokenImage/ETH',
  })
  expect(body.tokens).toHaveLength(bench.chain.tokens.length + 1)
  const gas = await bench.call('gas-price', { chainId: 'eip155:1' })
  const [standard, fast, instant] = ['standard', 'fast', 'instant'].map((name) => BigInt(gas.body[name]))
  expect(standard).toBeGreaterThan(0n)
  expect(fast).toBeGreaterThanOrEqual(standard ?? 0n)
  expect(instant).toBeGreaterThanOrEqual(fast ?? 0n)
  const native = await bench.call('allowance', { tokenAddress: NATIVE, userAddress: USER })
  expect(native.body).toEqual({ allowance: String(maxUint256) })
})

const good = {
  from: NATIVE,
  to: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  amount: '1000',
  userAddress: USER,
}
test.each([
  ['an amount of zero', { amount: '0' }, 400, 'invalid_input'],
  ['a broken amount', { amount: '1.5' }, 400, 'invalid_input'],
  ['a negative amount', { amount: '-1' }, 400, 'invalid_input'],
  ['more than a uint256', { amount: String(2n ** 256n) }, 400, 'invalid_input'],
  ['more than any pool', { amount: String(2n ** 256n - 1n) }, 404, 'no_route'],
  ['the same token in another case', { to: NATIVE.replace('0xee', '0xEE') }, 400, 'same_token'],
  ['tokens of two chains', { to: 'eip155:137:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }, 400, 'chain_mismatch'],
  [
    'a chain that is not served',
    { from: 'eip155:5:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
    400,
    'unsupported_chain',
  ],
  [
    'a family without swaps',
    { from: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So11111111111111111111111111111111111111111' },
    400,
    'invalid_input',
  ],
  ['a token that is none', { to: 'eip155:1:0x00000000000000000000000000000000000000aa' }, 404, 'no_route'],
  ['a broken id', { to: 'eip155:1:0x1' }, 400, 'invalid_input'],
])('error: %s is refused in quotes and transactions', async (_, change, status, name) => {
  for (const path of ['quotes', 'build-transaction']) {
    const answer = await bench.call(path, { ...good, ...change })
    expect([answer.status, answer.body.reasons[0].name]).toEqual([status, name])
  }
})

test('error: an account of another chain, a wild slippage and an approval of the native token are refused', async () => {
  const other = await bench.call('build-transaction', {
    ...good,
    userAddress: USER.replace('eip155:1:', 'eip155:137:'),
  })
  expect([other.status, other.body.reasons[0].name]).toEqual([400, 'chain_mismatch'])
  for (const slippage of [-1, 51, 1e-7, 'all', null]) {
    expect((await bench.call('build-transaction', { ...good, eip155: { slippage } })).status).toBe(400)
  }
  const approve = await bench.call('build-approve', good)
  expect([approve.status, approve.body.reasons[0].name]).toEqual([400, 'no_approval'])
})

test('error: a chain whose nodes are down is told as 502', async () => {
  const dead = await makeLocalBackend({ chains: [{ ...bench.settings, rpcUrls: ['http://127.0.0.1:9'] }] })
  const app = appOf(convertRoutes(dead.backend))
  const ids = new URLSearchParams(good)
  for (const path of [
    `quotes?${ids}`,
    'gas-price?chainId=eip155:1',
    `allowance?userAddress=${USER}&tokenAddress=${good.to}`,
  ]) {
    const response = await app.request(`/v1/convert/${path}`)
    expect([response.status, (await response.json()).reasons[0].name]).toEqual([502, 'upstream_failed'])
  }
  await dead.stop()
})
