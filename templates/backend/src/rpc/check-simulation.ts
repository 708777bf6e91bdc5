import { z } from 'zod'

/** Calls of one simulation: what a page asks to know what a transfer changes has three. */
const MOST_CALLS = 4
/** Gas of one call. */
const MOST_GAS = 10_000_000n

const hex = z.string().regex(/^0x[0-9a-fA-F]*$/)
const quantity = z.string().regex(/^0x[0-9a-fA-F]{1,64}$/)
const gas = quantity.refine((text) => BigInt(text) <= MOST_GAS)
// Nothing but these fields: what a page may ask must not make blocks, or change what lies in them.
const call = z.strictObject({
  from: hex.max(42),
  to: hex.max(42),
  gas,
  data: hex.max(20_000).optional(),
  value: quantity.optional(),
})
const simulation = z.strictObject({
  blockStateCalls: z.tuple([z.strictObject({ calls: z.array(call).min(1).max(MOST_CALLS) })]),
})
const block = z.union([z.literal('latest'), quantity.max(18)])

/** Why an `eth_simulateV1` may not be sent: it is larger than what tells what one transfer changes. */
export function checkSimulation(params: unknown): string | undefined {
  if (z.tuple([simulation, block]).safeParse(params).success) return undefined
  return `A simulation has one block with at most ${MOST_CALLS} calls, each with from, to and gas of at most ${MOST_GAS}, and no overrides`
}
