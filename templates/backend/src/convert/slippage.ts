import { z } from 'zod'

/** Most slippage that is taken, in percent. */
const MOST_PERCENT = 50

/**
 * A slippage in percent as clients send it, as number or text: 1, 0.5, "0.25"; at most two digits after the point, 0 to 50.
 * Read to basis points (1 % is 100) without arithmetic on floats.
 */
export const slippagePercent = z
  .union([z.number(), z.string().max(8)])
  .transform((value) => String(value))
  .pipe(z.string().regex(/^\d{1,2}(\.\d{1,2})?$/, 'is no percentage from 0 to 50 with at most two decimals'))
  .transform(toBps)
  .refine((bps) => bps <= BigInt(MOST_PERCENT) * 100n, `is more than ${MOST_PERCENT} percent`)

function toBps(percent: string): bigint {
  const [whole = '0', part = ''] = percent.split('.')
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
}

/** What is left of an amount after a slippage in basis points, rounded up: never less than what was agreed to. */
export function afterSlippage(amount: bigint, slippageBps: bigint): bigint {
  const left = amount * (10_000n - slippageBps)
  return (left + 9_999n) / 10_000n
}
