import { type Address, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import { evmClient } from '../chains/evm-client.js'
import { v3QuoterAbi } from '../prices/pool-abi.js'
import { readMany } from '../prices/read-many.js'
import { lowerAddress } from '../tokens/token-address.js'
import type { SwapOrder, SwapQuote, SwapRequest, SwapSource, SwapTransaction } from './swap-source.js'
import { v3RouterAbi } from './uniswap-abi.js'

/** Gas of a swap through one pool, with wrapping. */
const GAS = 300_000n

interface Leg {
  readonly router: Address
  readonly sold: Address
  readonly bought: Address
  readonly fee: number
}

/**
 * Swaps through the one Uniswap v3 pool that gives the most, of the fee tiers of the chain's settings. Their `quoter` must
 * be a QuoterV2, their `router` a SwapRouter of v3-periphery 1.x.
 */
export function uniswapV3Source(): SwapSource {
  return { name: 'uniswap-v3', quote }
}

async function quote(request: SwapRequest): Promise<SwapQuote | undefined> {
  const { uniswapV3, wrapped } = request.chain.settings
  if (!uniswapV3) return undefined
  const native = wrapped && lowerAddress(wrapped)
  const sold = request.from.isNative ? native : request.from.address
  const bought = request.to.isNative ? native : request.to.address
  if (!sold || !bought || sold === bought) return undefined
  const { feeTiers } = uniswapV3
  const calls = feeTiers.map((fee) => ({
    address: lowerAddress(uniswapV3.quoter),
    abi: v3QuoterAbi,
    functionName: 'quoteExactInputSingle',
    args: [{ tokenIn: sold, tokenOut: bought, amountIn: request.amount, fee, sqrtPriceLimitX96: 0n }],
  }))
  let best: { readonly toAmount: bigint; readonly fee: number } | undefined
  for (const [index, toAmount] of (await readMany(evmClient(request.chain), calls)).entries()) {
    const fee = feeTiers[index]
    if (fee && typeof toAmount === 'bigint' && toAmount > (best?.toAmount ?? 0n)) best = { toAmount, fee }
  }
  if (!best) return undefined
  const leg = { router: lowerAddress(uniswapV3.router), sold, bought, fee: best.fee }
  const build = async (order: SwapOrder) => transaction(request, leg, order)
  return { source: 'uniswap-v3', toAmount: best.toAmount, spender: leg.router, router: leg.router, build }
}

function transaction({ from, to, amount }: SwapRequest, leg: Leg, order: SwapOrder): SwapTransaction {
  const { user, minimum, deadline } = order
  const swap = encodeFunctionData({
    abi: v3RouterAbi,
    functionName: 'exactInputSingle',
    args: [
      {
        tokenIn: leg.sold,
        tokenOut: leg.bought,
        fee: leg.fee,
        // The router keeps wrapped tokens to itself when the recipient is zero, and unwraps them in the next call.
        recipient: to.isNative ? zeroAddress : user,
        deadline,
        amountIn: amount,
        amountOutMinimum: minimum,
        sqrtPriceLimitX96: 0n,
      },
    ],
  })
  const base = { to: leg.router, value: from.isNative ? amount : 0n, gas: GAS }
  if (to.isNative) {
    const unwrap = encodeFunctionData({ abi: v3RouterAbi, functionName: 'unwrapWETH9', args: [minimum, user] })
    return { ...base, data: together([swap, unwrap]) }
  }
  // A pool that runs dry takes only a part: without the refund any account could take the rest from the router.
  if (from.isNative) {
    return { ...base, data: together([swap, encodeFunctionData({ abi: v3RouterAbi, functionName: 'refundETH' })]) }
  }
  return { ...base, data: swap }
}

function together(calls: readonly Hex[]): Hex {
  return encodeFunctionData({ abi: v3RouterAbi, functionName: 'multicall', args: [calls] })
}
