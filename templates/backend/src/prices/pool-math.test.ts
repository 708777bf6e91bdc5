import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deepestPrice, ONE, priceOfReserves, priceOfSqrt, virtualReserves } from './pool-math.js'

const amount = fc.bigInt({ min: 1n, max: 2n ** 112n - 1n })
const decimals = fc.integer({ min: 0, max: 36 })
/** The bounds of √P in Uniswap v3. */
const sqrtPriceX96 = fc.bigInt({ min: 4_295_128_739n, max: 1461446703485210103287273052203988822378723970342n })

test('behavior: the price of reserves is their exact ratio in whole tokens, rounded down at the 24th digit', () => {
  fc.assert(
    fc.property(amount, amount, decimals, decimals, (token, quote, tokenDecimals, quoteDecimals) => {
      const price = priceOfReserves({ token, quote }, { tokenDecimals, quoteDecimals }) ?? 0n
      const up = quote * 10n ** BigInt(tokenDecimals) * ONE
      const down = token * 10n ** BigInt(quoteDecimals)
      return price * down <= up && (price + 1n) * down > up
    }),
  )
})

test('behavior: the price from one side is one over the price from the other', () => {
  fc.assert(
    fc.property(sqrtPriceX96, (sqrt) => {
      const sides = { tokenDecimals: 18, quoteDecimals: 18 }
      const forward = priceOfSqrt(sqrt, { ...sides, isToken0: true }) ?? 0n
      const backward = priceOfSqrt(sqrt, { ...sides, isToken0: false }) ?? 0n
      // Where one of them has few digits left their product says nothing.
      if (forward < 10n ** 12n || backward < 10n ** 12n) return true
      const product = (forward * backward) / ONE
      return product <= ONE && ONE - product < ONE / 10n ** 11n
    }),
  )
})

test('behavior: a v3 pool behaves like reserves with its price', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 2n ** 80n, max: 2n ** 112n }),
      fc.bigInt({ min: 2n ** 90n, max: 2n ** 120n }),
      fc.boolean(),
      (sqrt, liquidity, isToken0) => {
        const sides = { tokenDecimals: 18, quoteDecimals: 18 }
        const reserves = virtualReserves({ sqrtPriceX96: sqrt, liquidity }, isToken0)
        const ofReserves = priceOfReserves(reserves, sides) ?? 0n
        const price = priceOfSqrt(sqrt, { ...sides, isToken0 }) ?? 0n
        const difference = ofReserves > price ? ofReserves - price : price - ofReserves
        return difference * 1_000n <= price
      },
    ),
  )
})

test('behavior: known pools have known prices', () => {
  // 2,000 USDC for 1 WETH, where USDC is token 0: √P = √(1e18 / 2000e6) × 2^96.
  const sqrt = 1771595571142957112070504448000000n
  const price = priceOfSqrt(sqrt, { isToken0: false, tokenDecimals: 18, quoteDecimals: 6 }) ?? 0n
  expect(Number(price / 10n ** 18n) / 1e6).toBeCloseTo(2000, 3)
  expect(
    priceOfReserves({ token: 10n ** 18n, quote: 3_000n * 10n ** 6n }, { tokenDecimals: 18, quoteDecimals: 6 }),
  ).toBe(3_000n * ONE)
})

test('behavior: an empty pool has no price', () => {
  const sides = { tokenDecimals: 18, quoteDecimals: 6 }
  expect(priceOfReserves({ token: 0n, quote: 1n }, sides)).toBeUndefined()
  expect(priceOfReserves({ token: 1n, quote: 0n }, sides)).toBeUndefined()
  expect(priceOfSqrt(0n, { ...sides, isToken0: true })).toBeUndefined()
  expect(virtualReserves({ sqrtPriceX96: 0n, liquidity: 1n }, true)).toEqual({ token: 0n, quote: 0n })
})

test('behavior: the deepest pool sets the price, unless it is too shallow', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ price: amount, depth: amount })), amount, (pools, minimum) => {
      const price = deepestPrice(pools, minimum)
      const deep = pools.filter(({ depth }) => depth >= minimum)
      if (deep.length === 0) return price === undefined
      return deep.some((pool) => pool.price === price && deep.every(({ depth }) => depth <= pool.depth))
    }),
  )
})
