import { type Abi, type Address, encodeDeployData, encodeFunctionData, maxUint256, parseAbi, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { plainToken } from '../../../../cli/stack/chains/contracts/artifacts.data.js'
import { appOf } from '../../../../test/setup/local-backend.js'
import { type SwapBench, startSwapBench, USER_ADDRESS } from '../../../../test/setup/swap-bench.js'
import { makePrices } from './prices.js'
import { priceRoutes } from './routes.js'

const abi = parseAbi([
  'function mint(address[], uint256)',
  'function approve(address, uint256)',
  'function transfer(address, uint256)',
  'function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) payable',
  'function createAndInitializePoolIfNecessary(address, address, uint24, uint160)',
])

/** Its `mint` is another one than a token's. */
const positionsAbi = parseAbi([
  'struct Mint { address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0Desired; uint256 amount1Desired; uint256 amount0Min; uint256 amount1Min; address recipient; uint256 deadline; }',
  'function mint(Mint params)',
])

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

/** A new token that only the user has, under a name of his choice. */
async function makeToken(name: string): Promise<Address> {
  const data = encodeDeployData({ ...plainToken, args: [name, 'FAKE', 18, USER_ADDRESS] })
  const hash = await bench.wallet.sendTransaction({ data, gas: 3_000_000n })
  const { contractAddress } = await bench.reader.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('no token')
  await write(contractAddress, 'mint', [[USER_ADDRESS], parseEther('1000000')])
  return contractAddress
}

async function write(address: Address, functionName: string, args: readonly unknown[], value = 0n) {
  const isPosition = functionName === 'mint' && address === bench.chain.uniswapV3?.positions
  const data = encodeFunctionData({ abi: (isPosition ? positionsAbi : abi) as Abi, functionName, args })
  const hash = await bench.wallet.sendTransaction({ to: address, data, value, gas: 6_000_000n })
  expect((await bench.reader.waitForTransactionReceipt({ hash })).status).toBe('success')
}

async function addV2(token: Address, tokens: bigint, ether: bigint) {
  const router = bench.chain.uniswapV2?.router ?? '0x'
  await write(token, 'approve', [router, maxUint256])
  await write(router, 'addLiquidityETH', [token, tokens, 0n, 0n, USER_ADDRESS, maxUint256], ether)
}

const priceOf = (token: Address) => makePrices(bench.backends.both.backend).priceOf(`eip155:1:${token}`)

test('behavior: a pool with too little behind it sets no price, however high it claims to be', async () => {
  const token = await makeToken('Fake')
  // A millionth of a token for 0.3 ether: a billion dollars each, and 900 dollars in the pool.
  await addV2(token, 10n ** 12n, parseEther('0.3'))
  expect(await priceOf(token)).toBeUndefined()
})

test('behavior: with enough behind it the price is the pool’s, and the token’s words are cleaned', async () => {
  const token = await makeToken('Fa\u202eke\u0007')
  await addV2(token, parseEther('1000'), parseEther('2'))
  const app = appOf(priceRoutes(bench.backends.both.backend))
  const body = JSON.stringify({ currency: 'usd', addresses: [`eip155:1:${token}`] })
  const { fungibles } = await (await app.request('/v1/fungible/price', { method: 'POST', body })).json()
  expect(fungibles).toMatchObject([{ name: 'Fake', symbol: 'FAKE' }])
  expect(fungibles[0].price).toBeCloseTo(6, 3)
})

test('behavior: a wide-open price of a v3 pool does not count where little money stands behind it', async () => {
  const token = await makeToken('Fake')
  const positions = bench.chain.uniswapV3?.positions ?? '0x'
  const weth = bench.addressOf('WETH')
  const isFirst = BigInt(token) < BigInt(weth)
  const [token0, token1] = isFirst ? [token, weth] : [weth, token]
  await write(token, 'approve', [positions, maxUint256])
  await write(weth, 'approve', [positions, maxUint256])
  await write(positions, 'createAndInitializePoolIfNecessary', [token0, token1, 3_000, 2n ** 96n])
  const range = {
    token0,
    token1,
    fee: 3_000,
    amount0Min: 0n,
    amount1Min: 0n,
    recipient: USER_ADDRESS,
    deadline: maxUint256,
  }
  // One step wide: 0.1 ether there look like far more.
  const narrow = {
    ...range,
    tickLower: -60,
    tickUpper: 60,
    amount0Desired: parseEther('0.1'),
    amount1Desired: parseEther('0.1'),
  }
  await write(positions, 'mint', [narrow])
  expect(await priceOf(token)).toBeUndefined()
  const deep = { ...narrow, amount0Desired: parseEther('2'), amount1Desired: parseEther('2') }
  await write(positions, 'mint', [deep])
  expect(await priceOf(token)).toBeCloseTo(3_000, 0)
})

test('behavior: tokens given to a pool without its knowing do not make it deep', async () => {
  const token = await makeToken('Fake')
  await addV2(token, 10n ** 12n, parseEther('0.3'))
  const pairAbi = parseAbi(['function getPair(address, address) view returns (address)'])
  const args = [token, bench.addressOf('WETH')] as const
  const factory = bench.chain.uniswapV2?.factory ?? '0x'
  const pair = await bench.reader.readContract({ address: factory, abi: pairAbi, functionName: 'getPair', args })
  await write(bench.addressOf('WETH'), 'transfer', [pair, parseEther('3')])
  expect(await priceOf(token)).toBeUndefined()
})

test('behavior: a deposit far away, which nobody can take, does not back a sliver at a made-up price', async () => {
  const token = await makeToken('Fake')
  const positions = bench.chain.uniswapV3?.positions ?? '0x'
  const weth = bench.addressOf('WETH')
  const isFirst = BigInt(token) < BigInt(weth)
  const [token0, token1] = isFirst ? [token, weth] : [weth, token]
  await write(token, 'approve', [positions, maxUint256])
  await write(weth, 'approve', [positions, maxUint256])
  await write(positions, 'createAndInitializePoolIfNecessary', [token0, token1, 3_000, 2n ** 96n])
  const range = {
    token0,
    token1,
    fee: 3_000,
    amount0Min: 0n,
    amount1Min: 0n,
    recipient: USER_ADDRESS,
    deadline: maxUint256,
  }
  const ether = (amount: string) =>
    isFirst
      ? { amount0Desired: 0n, amount1Desired: parseEther(amount) }
      : { amount0Desired: parseEther(amount), amount1Desired: 0n }
  // Ether that waits for a thousandth of the price.
  const far = isFirst ? { tickLower: -69_060, tickUpper: -69_000 } : { tickLower: 69_000, tickUpper: 69_060 }
  await write(positions, 'mint', [{ ...range, ...far, ...ether('10') }])
  const near = { tickLower: -60, tickUpper: 60, amount0Desired: parseEther('0.1'), amount1Desired: parseEther('0.1') }
  await write(positions, 'mint', [{ ...range, ...near }])
  expect(await priceOf(token)).toBeUndefined()
})
