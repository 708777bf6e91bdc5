import type { Address } from 'viem'
import { z } from 'zod'
import type { Backend } from '../backend.js'
import { baseUnits, evmAddress, referenceOf } from '../caip.js'
import { askJson, ProviderError } from '../http/ask-json.js'
import { lowerAddress } from '../tokens/token-address.js'
import type { SwapOrder, SwapQuote, SwapRequest, SwapSource, SwapTransaction } from './swap-source.js'

/** How the API is reached. */
export interface OneInchOptions {
  /** Up to the version: `https://api.1inch.dev/swap/v6.0`. */
  readonly url: string
  readonly key: string
  /** Contracts that its transactions may go to, by CAIP-2 chain. The published routers by default. */
  readonly routers?: (chainId: string) => readonly Address[]
  /** In ms. */
  readonly deadlineMs?: number
}

/** Version 6 says `dstAmount`, its description still `toAmount`. */
const amounts = { dstAmount: baseUnits.optional(), toAmount: baseUnits.optional() }
const outputOf = ({ dstAmount, toAmount }: { dstAmount?: string | undefined; toAmount?: string | undefined }) =>
  dstAmount ?? toAmount
const output = z.object(amounts).transform(outputOf).pipe(baseUnits.transform(BigInt))

const transaction = z.object({
  to: evmAddress,
  data: z.string().regex(/^0x([0-9a-fA-F]{2}){4,50000}$/),
  value: baseUnits.transform(BigInt),
  gas: z.int().min(0).max(100_000_000).optional(),
})
const built = z
  .object({ ...amounts, tx: transaction })
  .transform((answer) => ({ tx: answer.tx, toAmount: outputOf(answer) }))
  .pipe(z.object({ tx: z.custom<z.output<typeof transaction>>(), toAmount: baseUnits.transform(BigInt) }))

/** Where the API simulated nothing it says 0. */
const GAS = 500_000n

/**
 * Swaps through an API of the shape of 1inch's version 6. Its answers are not trusted: a transaction that goes to another
 * contract than the known router, sends another value, or gives less than the minimum is refused.
 */
export function oneInchSource(backend: Pick<Backend, 'fetch' | 'signal'>, options: OneInchOptions): SwapSource {
  const routersOf = options.routers ?? oneInchRouters
  return {
    name: '1inch',
    async quote(request) {
      const router = routersOf(request.chain.settings.chainId)[0]
      if (!router) return undefined
      const toAmount = await askOutput(request)
      const build = (order: SwapOrder) => buildSwap(request, order)
      if (toAmount === 0n) return undefined
      return { source: '1inch', toAmount, spender: router, router, build } satisfies SwapQuote
    },
  }

  async function askOutput(request: SwapRequest): Promise<bigint> {
    try {
      return await ask(request, 'quote', {}, output)
    } catch (error) {
      // 400 is its way to say that there is no liquidity or no such token.
      if (error instanceof ProviderError && (error.status === 400 || error.status === 404)) return 0n
      throw error
    }
  }

  async function buildSwap(request: SwapRequest, order: SwapOrder): Promise<SwapTransaction> {
    const { user, slippageBps, minimum } = order
    const slippage = `${slippageBps / 100n}.${String(slippageBps % 100n).padStart(2, '0')}`
    // Of its methods only `swap` names the bought token, so that a client can check it.
    const query = { from: user, origin: user, slippage, disableEstimate: 'true', compatibility: 'true' }
    const { tx, toAmount } = await ask(request, 'swap', query, built)
    const to = lowerAddress(tx.to)
    if (!routersOf(request.chain.settings.chainId).includes(to))
      throw new ProviderError('1inch names an unknown router')
    if (tx.value !== (request.from.isNative ? request.amount : 0n)) throw new ProviderError('1inch wants another value')
    if (toAmount < minimum) throw new ProviderError('1inch no longer stands by its quote')
    return { to, data: tx.data as `0x${string}`, value: tx.value, gas: tx.gas ? BigInt(tx.gas) : GAS }
  }

  function ask<T extends z.ZodType>(
    { chain, from, to, amount }: SwapRequest,
    what: 'quote' | 'swap',
    query: Readonly<Record<string, string>>,
    answer: T,
  ): Promise<z.output<T>> {
    const url = new URL(`${options.url}/${referenceOf(chain.settings.chainId)}/${what}`)
    const all = { src: from.address, dst: to.address, amount: String(amount), ...query }
    for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
    return askJson(backend, {
      provider: '1inch',
      url,
      headers: { authorization: `Bearer ${options.key}` },
      answer,
      ...(options.deadlineMs === undefined ? {} : { deadlineMs: options.deadlineMs }),
    })
  }
}

/** AggregationRouterV6 of 1inch, at one address on nearly every chain. */
const ROUTER: Address = '0x111111125421ca6dc452d289314280a0f8842a65'
/** zkSync Era makes other addresses of the same bytecode. */
const ZKSYNC: Readonly<Record<string, Address>> = { 'eip155:324': '0x6fd4383cb451173d5f9304f041c7bcbf27d561ff' }

/** Contracts that a transaction of the 1inch API may go to on a chain, lower case. Whatever else it names is refused. */
function oneInchRouters(chainId: string): readonly Address[] {
  return [ZKSYNC[chainId] ?? ROUTER]
}
