import { parseAbi, parseEther, parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BenchSource, NATIVE, type SwapBench, startSwapBench, USER } from '../../../../test/setup/swap-bench.js'

const v2Abi = parseAbi(['function getAmountsOut(uint256, address[]) view returns (uint256[])'])
const v3Abi = parseAbi([
  'struct Quote { address tokenIn; address tokenOut; uint256 amountIn; uint24 fee; uint160 sqrtPriceLimitX96; }',
  'function quoteExactInputSingle(Quote) view returns (uint256)',
])

const lower = (address: string | undefined) => address?.toLowerCase()

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

/** What a client does: approve when the allowance is too small, then build and send. */
async function swap(source: BenchSource, [from, to]: readonly [string, string], amount: bigint) {
  const ids = { from: bench.idOf(from), to: bench.idOf(to), userAddress: USER }
  const quoted = await bench.call('quotes', { ...ids, amount: String(amount) }, source)
  expect(quoted.status).toBe(200)
  if (from !== 'ETH') {
    const approve = await bench.call('build-approve', { ...ids, amount: String(amount) }, source)
    expect((await bench.send(approve.body.tx.from, approve.body.tx)).status).toBe('success')
    const allowed = await bench.call('allowance', { tokenAddress: ids.from, userAddress: USER }, source)
    expect(allowed.body).toEqual({ allowance: String(amount) })
  }
  const sent = { ...ids, amount: String(amount), eip155: { slippage: 1 }, projectId: 'local', disableEstimate: true }
  const { status, body } = await bench.call('build-transaction', sent, source)
  expect(status).toBe(200)
  expect(body.tx.from).toBe(USER)
  const before = await bench.balance(to)
  const receipt = await bench.send(body.tx.to, { data: body.tx.data, value: from === 'ETH' ? body.tx.amount : '0' })
  const fee = to === 'ETH' ? receipt.gasUsed * receipt.effectiveGasPrice : 0n
  return { receipt, got: (await bench.balance(to)) - before + fee, quoted: BigInt(quoted.body.quotes[0].toAmount) }
}

test.each([
  ['v2', 'ETH', 'LINK', parseEther('1')],
  ['v2', 'LINK', 'ETH', parseEther('100')],
  ['v2', 'LINK', 'DAI', parseEther('100')],
  ['v2', 'USDT', 'WBTC', parseUnits('500', 6)],
  ['v2', 'DAI', 'USDT', parseEther('500')],
  ['v3', 'ETH', 'USDC', parseEther('1')],
  ['v3', 'USDC', 'ETH', parseUnits('3000', 6)],
  ['v3', 'WETH', 'USDC', parseEther('2')],
  ['both', 'USDT', 'ETH', parseUnits('900', 6)],
] as const)('behavior: over %s, %s becomes %s, as much as was quoted', async (source, from, to, amount) => {
  const { receipt, got, quoted } = await swap(source, [from, to], amount)
  expect(receipt.status).toBe('success')
  expect(got).toBe(quoted)
})

test('behavior: a quote equals what the router and the quoter say, the most first', async () => {
  const { uniswapV2, uniswapV3 } = bench.chain
  if (!uniswapV2 || !uniswapV3) throw new Error('no Uniswap')
  const amount = parseEther('3')
  const [weth, usdc] = [bench.addressOf('WETH'), bench.addressOf('USDC')]
  const [, ofRouter] = await bench.reader.readContract({
    address: uniswapV2.router,
    abi: v2Abi,
    functionName: 'getAmountsOut',
    args: [amount, [weth, usdc]],
  })
  const ofQuoter = await bench.reader.readContract({
    address: uniswapV3.quoter,
    abi: v3Abi,
    functionName: 'quoteExactInputSingle',
    args: [{ tokenIn: weth, tokenOut: usdc, amountIn: amount, fee: 3_000, sqrtPriceLimitX96: 0n }],
  })
  const { body } = await bench.call('quotes', {
    from: NATIVE,
    to: bench.idOf('USDC'),
    amount: String(amount),
    userAddress: USER,
    gasPrice: '1',
  })
  expect(body).toEqual({
    quotes: [
      {
        id: 'uniswap-v3',
        fromAmount: String(amount),
        fromAccount: NATIVE,
        toAmount: String(ofQuoter),
        toAccount: bench.idOf('USDC'),
        source: 'uniswap-v3',
        router: lower(bench.settings.uniswapV3?.router),
        spender: lower(bench.settings.uniswapV3?.router),
      },
      {
        id: 'uniswap-v2',
        fromAmount: String(amount),
        fromAccount: NATIVE,
        toAmount: String(ofRouter),
        toAccount: bench.idOf('USDC'),
        source: 'uniswap-v2',
        router: lower(bench.settings.uniswapV2?.router),
        spender: lower(bench.settings.uniswapV2?.router),
      },
    ],
  })
})

test('behavior: the way through the wrapped token is taken where no pool joins the two', async () => {
  const { uniswapV2 } = bench.chain
  if (!uniswapV2) throw new Error('no Uniswap v2')
  const amount = parseEther('10')
  const path = [bench.addressOf('LINK'), bench.addressOf('WETH'), bench.addressOf('UNI')]
  const amounts = await bench.reader.readContract({
    address: uniswapV2.router,
    abi: v2Abi,
    functionName: 'getAmountsOut',
    args: [amount, path],
  })
  const { body } = await bench.call('quotes', {
    from: bench.idOf('LINK'),
    to: bench.idOf('UNI'),
    amount: String(amount),
  })
  expect(body.quotes[0].toAmount).toBe(String(amounts[2]))
})

test('error: a swap whose price moved by more than the slippage fails and takes nothing', async () => {
  const amount = parseEther('1')
  const sent = {
    from: NATIVE,
    to: bench.idOf('LINK'),
    userAddress: USER,
    amount: String(amount),
    eip155: { slippage: 0.5 },
    disableEstimate: true,
  }
  const { body } = await bench.call('build-transaction', sent, 'v2')
  // Someone else buys first, and moves the price by a few percent.
  await swap('v2', ['ETH', 'LINK'], parseEther('50'))
  const before = await bench.balance('LINK')
  expect((await bench.send(body.tx.to, { data: body.tx.data, value: body.tx.amount })).status).toBe('reverted')
  expect(await bench.balance('LINK')).toBe(before)
})

test('error: a swap is not mined after its deadline of 20 minutes', async () => {
  const sent = {
    from: NATIVE,
    to: bench.idOf('LINK'),
    userAddress: USER,
    amount: String(parseEther('1')),
    eip155: { slippage: 50 },
    disableEstimate: true,
  }
  const { body } = await bench.call('build-transaction', sent, 'v2')
  await bench.ask('evm_increaseTime', [20 * 60 + 60])
  expect((await bench.send(body.tx.to, { data: body.tx.data, value: body.tx.amount })).status).toBe('reverted')
})
