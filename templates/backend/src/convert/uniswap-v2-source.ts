import { type Address, encodeFunctionData } from 'viem'
import { z } from 'zod'
import { evmClient } from '../chains/evm-client.js'
import { readMany } from '../prices/read-many.js'
import { lowerAddress } from '../tokens/token-address.js'
import type { SwapOrder, SwapQuote, SwapRequest, SwapSource, SwapTransaction } from './swap-source.js'
import { v2RouterAbi } from './uniswap-abi.js'

const amounts = z.array(z.bigint()).min(2)
/** Gas of a swap through one pool, and what each further pool adds. */
const GAS = 200_000n
const GAS_MORE = 100_000n

/** Swaps over the chain's Uniswap v2 router, directly or through the wrapped native token. Quotes are its `getAmountsOut`. */
export function uniswapV2Source(): SwapSource {
  return { name: 'uniswap-v2', quote }
}

async function quote(request: SwapRequest): Promise<SwapQuote | undefined> {
  const { uniswapV2, wrapped } = request.chain.settings
  if (!uniswapV2) return undefined
  const router = lowerAddress(uniswapV2.router)
  const paths = pathsOf(request, wrapped ? lowerAddress(wrapped) : undefined)
  const calls = paths.map((path) => ({
    address: router,
    abi: v2RouterAbi,
    functionName: 'getAmountsOut',
    args: [request.amount, path],
  }))
  let best: { readonly toAmount: bigint; readonly path: readonly Address[] } | undefined
  for (const [index, answer] of (await readMany(evmClient(request.chain), calls)).entries()) {
    const toAmount = amounts.safeParse(answer).data?.at(-1) ?? 0n
    const path = paths[index]
    if (path && toAmount > (best?.toAmount ?? 0n)) best = { toAmount, path }
  }
  if (!best) return undefined
  const { path, toAmount } = best
  const build = async (order: SwapOrder) => transaction(request, { router, path }, order)
  return { source: 'uniswap-v2', toAmount, spender: router, router, build }
}

/** Pools to go through, by their tokens. None where a native token has no wrapped one. */
function pathsOf({ from, to }: SwapRequest, wrapped: Address | undefined): readonly (readonly Address[])[] {
  const sold = from.isNative ? wrapped : from.address
  const bought = to.isNative ? wrapped : to.address
  if (!sold || !bought || sold === bought) return []
  const direct = [sold, bought]
  return wrapped && sold !== wrapped && bought !== wrapped ? [direct, [sold, wrapped, bought]] : [direct]
}

function transaction(
  { from, to, amount }: SwapRequest,
  { router, path }: { readonly router: Address; readonly path: readonly Address[] },
  { user, minimum, deadline }: SwapOrder,
): SwapTransaction {
  const gas = GAS + GAS_MORE * BigInt(path.length - 2)
  if (from.isNative) {
    const data = encodeFunctionData({
      abi: v2RouterAbi,
      functionName: 'swapExactETHForTokens',
      args: [minimum, path, user, deadline],
    })
    return { to: router, data, value: amount, gas }
  }
  const data = encodeFunctionData({
    abi: v2RouterAbi,
    functionName: to.isNative ? 'swapExactTokensForETH' : 'swapExactTokensForTokens',
    args: [amount, minimum, path, user, deadline],
  })
  return { to: router, data, value: 0n, gas }
}
