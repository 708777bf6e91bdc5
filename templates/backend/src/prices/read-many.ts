import { type Abi, type Address, BaseError, type PublicClient } from 'viem'
import { mapLimit } from '../chains/map-limit.js'
import { UpstreamError } from '../chains/upstream.js'

/** One view call. */
export interface ViewCall {
  readonly address: Address
  readonly abi: Abi
  readonly functionName: string
  readonly args?: readonly unknown[]
}

/** Bytes of calls that go into one `eth_call`: about 80 quotes, which stay below the gas that nodes give a call. */
const BATCH_BYTES = 16 * 1024
/** Where there is no Multicall3, this many calls are under way at once. */
const AT_ONCE = 8

/**
 * Makes many view calls, in one `eth_call` where the chain has Multicall3. The results come in the order of the calls;
 * `undefined` for one that reverted or answered another type: a hostile contract spoils only its own place. Results are
 * decoded by their ABI and nothing more. Throws an `UpstreamError` when no node answers.
 */
export async function readMany(client: PublicClient, calls: readonly ViewCall[]): Promise<readonly unknown[]> {
  if (calls.length === 0) return []
  const results = await client.multicall({ contracts: [...calls], allowFailure: true, batchSize: BATCH_BYTES })
  for (const { error } of results) throwIfDown(error)
  if (results.some(({ status }) => status === 'success')) return results.map(({ result }) => result)
  return mapLimit(calls, AT_ONCE, (call) => readOne(client, call))
}

/** Makes one view call: see `readMany`. */
export async function readOne(client: PublicClient, call: ViewCall): Promise<unknown> {
  try {
    return await client.readContract({ ...call })
  } catch (cause) {
    throwIfDown(cause)
    return undefined
  }
}

/** Throws the `UpstreamError` inside an error of viem, where no node of the chain answered; returns for any other error. */
export function throwIfDown(error: unknown): void {
  const down = error instanceof BaseError ? error.walk((each) => each instanceof UpstreamError) : error
  // Around it viem tells the call with its arguments, users' addresses among them: these must not be logged.
  if (down instanceof UpstreamError) throw down
}
