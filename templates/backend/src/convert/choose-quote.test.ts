import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestFirst, chooseQuote } from './choose-quote.js'
import { afterSlippage, slippagePercent } from './swap-request.js'
import type { SwapQuote } from './swap-source.js'

const uint = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n })
const bps = fc.bigInt({ min: 0n, max: 5_000n })
const offers = fc.array(fc.record({ toAmount: uint, allowance: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }) }), {
  minLength: 1,
  maxLength: 6,
})

function quoteOf(toAmount: bigint): SwapQuote {
  return {
    source: 'any',
    toAmount,
    spender: '0x00000000000000000000000000000000000000aa',
    router: '0x00000000000000000000000000000000000000aa',
    build: () => Promise.reject(),
  }
}

test('behavior: whatever is chosen promises the best output minus the slippage, and gives at least that', () => {
  fc.assert(
    fc.property(offers, uint, bps, (drawn, amount, slippageBps) => {
      const all = drawn.map(({ toAmount, allowance }) => ({ quote: quoteOf(toAmount), allowance }))
      const choice = chooseQuote(all, { amount, slippageBps })
      if (!choice) return false
      const best = bestFirst(all.map(({ quote }) => quote))[0]?.toAmount ?? 0n
      const isBest = all.every(({ quote }) => quote.toAmount <= best)
      const isEnough = choice.quote.toAmount >= choice.minimum
      const isBestOrAllowed = choice.quote.toAmount === best || choice.isAllowed
      return choice.minimum === afterSlippage(best, slippageBps) && isBest && isEnough && isBestOrAllowed
    }),
  )
})

test('behavior: an allowed source within the slippage is never passed over for one that needs an approval', () => {
  fc.assert(
    fc.property(offers, uint, bps, (drawn, amount, slippageBps) => {
      const all = drawn.map(({ toAmount, allowance }) => ({ quote: quoteOf(toAmount), allowance }))
      const choice = chooseQuote(all, { amount, slippageBps })
      const isThere = all.some(
        ({ quote, allowance }) => allowance >= amount && quote.toAmount >= (choice?.minimum ?? 0n),
      )
      return choice?.isAllowed === isThere
    }),
  )
})

test('behavior: quotes are sorted by output, amounts beyond what floats hold included', () => {
  const amounts = [2n ** 200n, 2n ** 200n + 1n, 5n]
  expect(bestFirst(amounts.map(quoteOf)).map(({ toAmount }) => toAmount)).toEqual([2n ** 200n + 1n, 2n ** 200n, 5n])
  expect(chooseQuote([], { amount: 1n, slippageBps: 1n })).toBeUndefined()
})

test('behavior: the minimum after a slippage is the smallest whole amount that loses no more than it', () => {
  fc.assert(
    fc.property(uint, bps, (amount, slippageBps) => {
      const minimum = afterSlippage(amount, slippageBps)
      const isNotLess = minimum * 10_000n >= amount * (10_000n - slippageBps)
      const isSmallest = (minimum - 1n) * 10_000n < amount * (10_000n - slippageBps)
      return isNotLess && isSmallest && minimum <= amount
    }),
  )
})

test('behavior: percent of at most two decimals are read exactly, as number and as text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 }), (hundredths) => {
      const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
      return [text, Number(text)].every((value) => slippagePercent.parse(value) === BigInt(hundredths))
    }),
  )
  for (const wrong of [50.01, 100, -0.5, 0.001, Number.NaN, 'x', '1%', '1e1', '', null]) {
    expect(slippagePercent.safeParse(wrong).success).toBe(false)
  }
})
