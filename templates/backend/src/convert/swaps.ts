import { type Address, maxUint256 } from 'viem'
import type { Backend } from '../backend.js'
import { evmClient } from '../chains/evm-client.js'
import { Problem } from '../http/problems.js'
import { erc20Abi } from '../prices/pool-abi.js'
import { readMany } from '../prices/read-many.js'
import { type AllowedQuote, bestFirst, type Choice, chooseQuote } from './choose-quote.js'
import { oneInchSource } from './one-inch-source.js'
import type { SwapQuote, SwapRequest, SwapSource } from './swap-source.js'
import { uniswapV2Source } from './uniswap-v2-source.js'
import { uniswapV3Source } from './uniswap-v3-source.js'

/** Swaps over all sources of the settings. */
export interface Swaps {
  /**
   * What each source would give, the most first. Throws a `Problem`: 404 `no_route` when none has a way, 502 `upstream`
   * when none has one but one of them was down.
   */
  quotes(request: SwapRequest): Promise<readonly SwapQuote[]>
  /** What each of these quotes' spenders may take of the user's token, in base units. A native token needs no allowance. */
  allowed(request: SwapRequest, quotes: readonly SwapQuote[], user: Address): Promise<readonly AllowedQuote[]>
  /**
   * The source to swap through: see `chooseQuote`. Where `source` is named, no other one is asked. Throws what `quotes`
   * throws.
   */
  choose(request: SwapRequest, user: Address, slippageBps: bigint, source?: string): Promise<Choice>
}

/** The sources that the settings allow: the chains' Uniswap routers, and 1inch where there is a key. */
export function swapSources(backend: Backend): readonly SwapSource[] {
  const { oneInch } = backend.settings.providers
  return [uniswapV2Source(), uniswapV3Source(), ...(oneInch ? [oneInchSource(backend, oneInch)] : [])]
}

/** Makes swaps over these sources. */
export function makeSwaps({ log }: Pick<Backend, 'log'>, sources: readonly SwapSource[]): Swaps {
  const swaps: Swaps = {
    quotes: (request) => quotes(request, sources),
    allowed,
    async choose(request, user, slippageBps, source) {
      const asked = sources.filter(({ name }) => source === undefined || name === source)
      const offers = await allowed(request, await quotes(request, asked), user)
      const choice = chooseQuote(offers, { amount: request.amount, slippageBps })
      if (!choice) throw new Problem('no_route')
      return choice
    },
  }
  return swaps

  async function quotes(request: SwapRequest, asked: readonly SwapSource[]): Promise<readonly SwapQuote[]> {
    const answers = await Promise.allSettled(asked.map((source) => source.quote(request)))
    const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    for (const err of failures) log.warn({ err, chain: request.chain.settings.chainId }, 'a swap source failed')
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value ? [answer.value] : []))
    if (found.length > 0) return bestFirst(found)
    throw failures.length > 0 ? failures[0] : new Problem('no_route')
  }
}

async function allowed(
  { chain, from }: SwapRequest,
  quotes: readonly SwapQuote[],
  user: Address,
): Promise<readonly AllowedQuote[]> {
  if (from.isNative) return quotes.map((quote) => ({ quote, allowance: maxUint256 }))
  const calls = quotes.map(({ spender }) => ({
    address: from.address,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [user, spender],
  }))
  const answers = await readMany(evmClient(chain), calls)
  return quotes.map((quote, index) => {
    const allowance = answers[index]
    return { quote, allowance: typeof allowance === 'bigint' ? allowance : 0n }
  })
}
