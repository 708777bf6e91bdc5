import { type Decoder, listOf, optional, shape } from '../../../core/decode.js'
import { quantity } from '../../../rpc/answers.js'
import { RpcError } from '../../../rpc/rpc-error.js'
import type { EvmCall } from './allowance.js'
import { type Ask, bytes, callOf, hex, wordOf } from './ask.js'

/** Gas of each call, which proxies that cap simulations want said. */
const GAS = '0x4c4b40'

/** What would come of a swap: refused, with the contract's own words where it has some, or how much arrives. */
export type Simulated =
  | { readonly isRefused: true; readonly reason: string }
  | { readonly isRefused: false; readonly isSimulated: boolean; readonly received: bigint | undefined }

const outcome = /*#__PURE__*/ shape({ status: quantity, returnData: bytes })
const failure = /*#__PURE__*/ shape({ message: (input: unknown) => `${input}` })
const blocks: Decoder<readonly { readonly calls: readonly Outcome[] }[]> = /*#__PURE__*/ listOf(
  /*#__PURE__*/ shape({
    calls: /*#__PURE__*/ listOf((input) => {
      const read = outcome(input)
      return read && { ...read, error: optional(failure)(Object(input).error) ?? null }
    }),
  }),
)
interface Outcome extends NonNullable<ReturnType<typeof outcome>> {
  readonly error: { readonly message: string } | null
}

/**
 * Runs the calls of a swap one after the other on the newest block, and reads the balance of the bought token before and after
 * the last one (`eth_simulateV1`). A node without that runs the swap alone, where nothing has to be approved before it. Throws
 * `rpc/*`, `flow/cancelled`.
 */
export async function simulateSwap(
  ask: Ask,
  {
    from,
    bought,
    calls,
  }: { readonly from: string; readonly bought: string | null; readonly calls: readonly EvmCall[] },
): Promise<Simulated> {
  const run = ({ to, data, value }: EvmCall) => ({ from, to, data, value: hex(value), gas: GAS })
  const owned = bought === null ? [] : [{ from, to: bought, data: callOf('0x70a08231', from), gas: GAS }]
  const before = calls.slice(0, -1).map(run)
  const swap = calls.slice(-1).map(run)
  const all = [...before, ...owned, ...swap, ...owned]
  try {
    const told = await ask.request('eth_simulateV1', [{ blockStateCalls: [{ calls: all }] }, 'latest'])
    const ran = blocks(told)?.[0]?.calls
    if (ran?.length !== all.length) return await callAlone(ask, calls, run)
    const refused = ran.find(({ status }) => status === 0n)
    if (refused) return { isRefused: true, reason: refused.error?.message ?? '' }
    const [had, has] = [ran[before.length], ran.at(-1)].map((each) => wordOf(each?.returnData ?? '0x'))
    const received = bought === null || had === undefined || has === undefined ? undefined : has - had
    return { isRefused: false, isSimulated: true, received }
  } catch (cause) {
    if (cause instanceof RpcError) return callAlone(ask, calls, run)
    throw cause
  }
}

async function callAlone(ask: Ask, calls: readonly EvmCall[], run: (call: EvmCall) => object): Promise<Simulated> {
  const [swap, ...more] = calls
  if (!swap || more.length > 0) return { isRefused: false, isSimulated: false, received: undefined }
  try {
    await ask.request('eth_call', [run(swap), 'latest'])
    return { isRefused: false, isSimulated: false, received: undefined }
  } catch (cause) {
    if (cause instanceof RpcError) return { isRefused: true, reason: cause.message }
    throw cause
  }
}
