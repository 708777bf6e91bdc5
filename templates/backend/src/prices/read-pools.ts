import { type Address, type PublicClient, zeroAddress } from 'viem'
import { z } from 'zod'
import type { ChainSettings } from '../chains/chain-settings.js'
import { lowerAddress } from '../tokens/token-address.js'
import { erc20Abi, v2FactoryAbi, v2PairAbi, v3FactoryAbi, v3PoolAbi } from './pool-abi.js'
import { type PricedPool, priceOfReserves, priceOfSqrt, virtualReserves, wholeTokens } from './pool-math.js'
import type { Pair } from './price-source.js'
import { proveDepth } from './prove-depth.js'
import { readMany, type ViewCall } from './read-many.js'

interface Found {
  /** Index of the pair. */
  readonly pair: number
  readonly pool: Address
  /** Of a v3 pool, in hundredths of a basis point. A pool without is one of v2. */
  readonly fee?: number
}

/** A pool's price, and base units of the quote token behind it. */
interface State {
  readonly price: bigint
  readonly backing: bigint
}

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const reserves = z.tuple([z.bigint(), z.bigint()])

/**
 * Reads the Uniswap v2 and v3 pools of each pair. The result has one list per pair, with prices and depths in the quote
 * token. The depth of a v3 pool is the smaller of what it behaves like and what really lies in it, and it has to be
 * proved: see `proveDepth`.
 */
export async function readPools(
  client: PublicClient,
  settings: Pick<ChainSettings, 'uniswapV2' | 'uniswapV3'>,
  pairs: readonly Pair[],
): Promise<readonly (readonly PricedPool[])[]> {
  const found = await findPools(client, settings, pairs)
  const calls = found.flatMap(({ fee, pool, pair }) => stateCalls(fee, pool, pairs[pair]?.quote ?? zeroAddress))
  const answers = await readMany(client, calls)
  const read = found.flatMap(({ pair: index, fee }, at) => {
    const pair = pairs[index]
    const part = answers.slice(at * CALLS_EACH, (at + 1) * CALLS_EACH)
    const state = pair && (fee === undefined ? readV2(part, pair) : readV3(part, pair))
    return pair && state ? [{ pair, fee, price: state.price, claimed: state.backing }] : []
  })
  const claims = read.flatMap((each) => (each.fee === undefined ? [] : [{ ...each, fee: each.fee }]))
  const proofs = await proveDepth(client, lowerAddress(settings.uniswapV3?.quoter ?? zeroAddress), claims)
  const proved = claims.filter((_, index) => proofs[index])
  const pools = [...read.filter(({ fee }) => fee === undefined), ...proved]
  return pairs.map((pair) =>
    pools.flatMap((each) => {
      const depth = wholeTokens(each.claimed, pair.quoteDecimals)
      return each.pair === pair ? [{ price: each.price, depth }] : []
    }),
  )
}

async function findPools(
  client: PublicClient,
  { uniswapV2, uniswapV3 }: Pick<ChainSettings, 'uniswapV2' | 'uniswapV3'>,
  pairs: readonly Pair[],
): Promise<readonly Found[]> {
  const asked: { readonly pair: number; readonly fee?: number; readonly call: ViewCall }[] = []
  for (const [pair, { token, quote }] of pairs.entries()) {
    if (uniswapV2) {
      const call = {
        address: lowerAddress(uniswapV2.factory),
        abi: v2FactoryAbi,
        functionName: 'getPair',
        args: [token, quote],
      }
      asked.push({ pair, call })
    }
    for (const fee of uniswapV3?.feeTiers ?? []) {
      const factory = lowerAddress(uniswapV3?.factory ?? zeroAddress)
      const call = { address: factory, abi: v3FactoryAbi, functionName: 'getPool', args: [token, quote, fee] }
      asked.push({ pair, fee, call })
    }
  }
  const answers = await readMany(
    client,
    asked.map(({ call }) => call),
  )
  return asked.flatMap(({ call: _, ...each }, index) => {
    const pool = address.safeParse(answers[index])
    return pool.success && pool.data !== zeroAddress ? [{ ...each, pool: pool.data as Address }] : []
  })
}

/** Both kinds take as many calls, so that the answers are found by counting. */
const CALLS_EACH = 3

function stateCalls(fee: number | undefined, pool: Address, quote: Address): readonly ViewCall[] {
  const balance = { address: quote, abi: erc20Abi, functionName: 'balanceOf', args: [pool] }
  if (fee === undefined) return [{ address: pool, abi: v2PairAbi, functionName: 'getReserves' }, balance, balance]
  return [
    { address: pool, abi: v3PoolAbi, functionName: 'slot0' },
    { address: pool, abi: v3PoolAbi, functionName: 'liquidity' },
    balance,
  ]
}

function readV2([state, balance]: readonly unknown[], pair: Pair): State | undefined {
  const read = reserves.safeParse(state)
  if (!read.success || typeof balance !== 'bigint') return undefined
  const [reserve0, reserve1] = read.data
  const [token, quote] = isToken0(pair) ? [reserve0, reserve1] : [reserve1, reserve0]
  const price = priceOfReserves({ token, quote }, pair)
  return price === undefined ? undefined : { price, backing: least(quote, balance) }
}

function readV3([sqrtPriceX96, liquidity, balance]: readonly unknown[], pair: Pair): State | undefined {
  if (typeof sqrtPriceX96 !== 'bigint' || typeof liquidity !== 'bigint' || typeof balance !== 'bigint') return undefined
  const price = priceOfSqrt(sqrtPriceX96, { ...pair, isToken0: isToken0(pair) })
  const { quote } = virtualReserves({ sqrtPriceX96, liquidity }, isToken0(pair))
  return price === undefined ? undefined : { price, backing: least(quote, balance) }
}

/** Uniswap orders the tokens of a pool by their address. */
function isToken0({ token, quote }: Pair): boolean {
  return BigInt(token) < BigInt(quote)
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
