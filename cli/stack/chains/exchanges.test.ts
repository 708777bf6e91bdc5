import { createPublicClient, createWalletClient, http, parseAbi, parseEther } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { base, mainnet, polygon } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mined } from '../../../runtime/testing/mined.js'
import type { LocalChains } from './local-chain.js'
import { startChains } from './start-chains.js'

const projectFolder = process.cwd()
const networks = [mainnet, polygon, base] as const
const account = mnemonicToAccount('test test test test test test test test test test test junk')
const erc20 = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function approve(address, uint256) returns (bool)',
])
const v2 = parseAbi([
  'function getAmountsOut(uint256, address[]) view returns (uint256[])',
  'function swapExactETHForTokens(uint256, address[], address, uint256) payable returns (uint256[])',
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256) returns (uint256[])',
])
const v3 = parseAbi([
  'struct Quote { address tokenIn; address tokenOut; uint256 amountIn; uint24 fee; uint160 sqrtPriceLimitX96; }',
  'function quoteExactInputSingle(Quote) returns (uint256 amountOut, uint160, uint32, uint256)',
  'struct Swap { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'function exactInputSingle(Swap) payable returns (uint256)',
])
// Estimated in the second of the last swap, it lacks what a pool writes once a second.
const gas = 400_000n
const deadline = 2n ** 64n

let local: LocalChains

beforeAll(async () => {
  local = await startChains({ ports: { 1: 0, 137: 0, 8453: 0 }, projectFolder, signal: new AbortController().signal })
})
afterAll(() => local.stop())

/** Clients of one of the chains, what is on it, and its tokens by symbol. */
function use(chain: (typeof networks)[number]) {
  const it = local.chains.find(({ chainId }) => chainId === `eip155:${chain.id}`)
  if (!it) throw new Error(`chain ${chain.id} does not run`)
  const reader = createPublicClient({ chain, transport: http(it.url), pollingInterval: 20 })
  const wallet = createWalletClient({ chain, transport: http(it.url), account })
  const token = (symbol: string) => it.tokens.find((each) => each.symbol === symbol)?.address ?? '0x'
  const balance = (symbol: string, of = account.address) =>
    reader.readContract({ address: token(symbol), abi: erc20, functionName: 'balanceOf', args: [of] })
  const done = async (hash: `0x${string}`) => expect((await mined(reader, hash)).status).toBe('success')
  return { it, reader, wallet, token, balance, done }
}

test('behavior: on every chain the Uniswap v2 router gives what it quotes, at a price near the market', async () => {
  for (const chain of networks) {
    const { it, reader, wallet, token, balance, done } = use(chain)
    const router = it.uniswapV2?.router ?? '0x'
    const path = [it.uniswapV2?.weth ?? '0x', token('USDC')]
    const amount = parseEther('1')
    const quote = await reader.readContract({
      address: router,
      abi: v2,
      functionName: 'getAmountsOut',
      args: [amount, path],
    })
    const price = chain.id === 137 ? 250_000 : 3_000_000_000
    expect(Number(quote[1]) / price).toBeCloseTo(0.997, 2)
    const before = await balance('USDC')
    const call = { address: router, abi: v2, functionName: 'swapExactETHForTokens', value: amount, gas } as const
    await done(await wallet.writeContract({ ...call, args: [0n, path, account.address, deadline] }))
    expect((await balance('USDC')) - before).toBe(quote[1])
  }
})

test('behavior: a swap of tokens over two pools gives what getAmountsOut says', async () => {
  const { it, reader, wallet, token, balance, done } = use(mainnet)
  const router = it.uniswapV2?.router ?? '0x'
  const path = [token('DAI'), token('WETH'), token('WBTC')]
  const amount = parseEther('900')
  await done(
    await wallet.writeContract({ address: token('DAI'), abi: erc20, functionName: 'approve', args: [router, amount] }),
  )
  const quote = await reader.readContract({
    address: router,
    abi: v2,
    functionName: 'getAmountsOut',
    args: [amount, path],
  })
  expect(Number(quote[2]) / 1e6).toBeCloseTo(0.99, 1)
  const before = await balance('WBTC')
  const call = { address: router, abi: v2, functionName: 'swapExactTokensForTokens', gas } as const
  await done(await wallet.writeContract({ ...call, args: [amount, 0n, path, account.address, deadline] }))
  expect((await balance('WBTC')) - before).toBe(quote[2])
})

test('behavior: on every chain the Uniswap v3 pool gives what its quoter says', async () => {
  for (const chain of networks) {
    const { it, reader, wallet, token, balance, done } = use(chain)
    const weth = it.uniswapV2?.weth ?? '0x'
    const pair = {
      tokenIn: weth,
      tokenOut: token('USDC'),
      fee: 3_000,
      sqrtPriceLimitX96: 0n,
      amountIn: parseEther('2'),
    } as const
    const quoting = { address: it.uniswapV3?.quoter ?? '0x', abi: v3, functionName: 'quoteExactInputSingle' } as const
    const { result } = await reader.simulateContract({ ...quoting, args: [pair] })
    const price = chain.id === 137 ? 250_000 : 3_000_000_000
    expect(Number(result[0]) / (2 * price)).toBeCloseTo(0.997, 2)
    const before = await balance('USDC')
    const params = { ...pair, recipient: account.address, deadline, amountOutMinimum: 0n }
    const swapping = { address: it.uniswapV3?.router ?? '0x', abi: v3, functionName: 'exactInputSingle', gas } as const
    await done(await wallet.writeContract({ ...swapping, args: [params], value: pair.amountIn }))
    expect((await balance('USDC')) - before).toBe(result[0])
  }
})
