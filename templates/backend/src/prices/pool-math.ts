/** Digits after the point of a price: enough for tokens of far less than a cent. */
export const PRICE_DIGITS = 24

/** The price 1. */
export const ONE = 10n ** BigInt(PRICE_DIGITS)

/** A pool as seen from the token whose price is wanted. Decimals are those of the tokens. */
export interface PoolSides {
  readonly tokenDecimals: number
  readonly quoteDecimals: number
}

/** Price of one whole token in whole quote tokens, of a pool with these reserves (base units). Undefined when it is empty. */
export function priceOfReserves(
  reserves: { readonly token: bigint; readonly quote: bigint },
  { tokenDecimals, quoteDecimals }: PoolSides,
): bigint | undefined {
  if (reserves.token <= 0n || reserves.quote <= 0n) return undefined
  const price = (reserves.quote * 10n ** BigInt(tokenDecimals) * ONE) / (reserves.token * 10n ** BigInt(quoteDecimals))
  return price > 0n ? price : undefined
}

/**
 * The reserves that a Uniswap v3 pool behaves as if it had at its price: `L / √P` of token 0 and `L × √P` of token 1,
 * with `√P` in Q64.96. They are far more than what lies in the pool when its liquidity is narrow.
 */
export function virtualReserves(
  { sqrtPriceX96, liquidity }: { readonly sqrtPriceX96: bigint; readonly liquidity: bigint },
  isToken0: boolean,
): { readonly token: bigint; readonly quote: bigint } {
  if (sqrtPriceX96 <= 0n || liquidity <= 0n) return { token: 0n, quote: 0n }
  const amount0 = (liquidity << 96n) / sqrtPriceX96
  const amount1 = (liquidity * sqrtPriceX96) >> 96n
  return isToken0 ? { token: amount0, quote: amount1 } : { token: amount1, quote: amount0 }
}

/** Price of one whole token in whole quote tokens at `√P` in Q64.96. Exact but for the last digit. */
export function priceOfSqrt(
  sqrtPriceX96: bigint,
  { isToken0, tokenDecimals, quoteDecimals }: PoolSides & { readonly isToken0: boolean },
): bigint | undefined {
  if (sqrtPriceX96 <= 0n) return undefined
  const square = sqrtPriceX96 * sqrtPriceX96
  const up = 10n ** BigInt(tokenDecimals) * ONE
  const down = 10n ** BigInt(quoteDecimals)
  const price = isToken0 ? (square * up) / (down << 192n) : (up << 192n) / (square * down)
  return price > 0n ? price : undefined
}

/** A pool's price, and how much of the quote token backs it, as a price: in whole quote tokens. */
export interface PricedPool {
  readonly price: bigint
  readonly depth: bigint
}

/** The same pool in another currency, by the price of its quote token in it. */
export function converted({ price, depth }: PricedPool, quotePrice: bigint): PricedPool {
  return { price: (price * quotePrice) / ONE, depth: (depth * quotePrice) / ONE }
}

/** The price of the deepest pool with at least `minimum` behind it. */
export function deepestPrice(pools: readonly PricedPool[], minimum: bigint): bigint | undefined {
  let best: PricedPool | undefined
  for (const pool of pools) {
    if (pool.depth >= minimum && pool.price > 0n && (!best || pool.depth > best.depth)) best = pool
  }
  return best?.price
}

/** An amount of base units as whole tokens with `PRICE_DIGITS` digits after the point. */
export function wholeTokens(amount: bigint, decimals: number): bigint {
  return (amount * ONE) / 10n ** BigInt(decimals)
}
