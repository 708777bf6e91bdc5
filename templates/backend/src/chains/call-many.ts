import { decodeFunctionResult, encodeFunctionData, type Hex, multicall3Abi } from 'viem'
import { z } from 'zod'
import type { Chain } from './chains.js'
import { mapLimit } from './map-limit.js'
import { NodeError, UpstreamError } from './upstream.js'

/** A contract to ask, and with what. */
export interface ContractCall {
  readonly to: string
  readonly data: Hex
}

/** Where Multicall3 stands on nearly every EVM chain. */
const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11'
/** Calls of one request. */
const BATCH = 200
const AT_ONCE = 8
const hex = z.string().regex(/^0x([0-9a-fA-F]{2})*$/)

/**
 * Asks many contracts in few requests, through Multicall3 where the chain has it. What a call returned is at its place:
 * `null` where it failed. A hostile contract that burns all gas, or returns megabytes, fails a whole request: its calls
 * are then asked in halves until only it fails. Throws an `UpstreamError` when the node itself does not answer.
 */
export async function callMany(
  chain: Chain,
  calls: readonly ContractCall[],
  signal: AbortSignal,
): Promise<readonly (Hex | null)[]> {
  const results: (Hex | null)[] = []
  for (let start = 0; start < calls.length; start += BATCH) {
    results.push(...(await callBatch(chain, calls.slice(start, start + BATCH), signal)))
  }
  return results
}

async function callBatch(
  chain: Chain,
  calls: readonly ContractCall[],
  signal: AbortSignal,
): Promise<readonly (Hex | null)[]> {
  const [only] = calls
  if (!only) return []
  if (calls.length === 1) return [(await callOne(chain, only, signal)) ?? null]
  const answer = await callOne(chain, { to: MULTICALL3, data: encodeBatch(calls) }, signal)
  if (answer === '0x') return mapLimit(calls, AT_ONCE, async (call) => (await callOne(chain, call, signal)) ?? null)
  const results = answer === undefined ? undefined : decodeBatch(answer)
  if (results?.length === calls.length) return results
  const half = calls.length >> 1
  const left = await callBatch(chain, calls.slice(0, half), signal)
  return [...left, ...(await callBatch(chain, calls.slice(half), signal))]
}

/** What the call returned, `undefined` when it failed through its own fault. */
async function callOne(chain: Chain, call: ContractCall, signal: AbortSignal): Promise<Hex | undefined> {
  try {
    const read = hex.safeParse(await chain.request('eth_call', [call, 'latest'], signal))
    if (read.success) return read.data as Hex
    throw new UpstreamError('The node answered eth_call with garbage')
  } catch (cause) {
    if (cause instanceof NodeError) return undefined
    signal.throwIfAborted()
    if (!(cause instanceof UpstreamError)) throw cause
    // A node that still tells its chain is well: the answer was too long or too late, which is the contract's doing.
    await chain.request('eth_chainId', [], signal)
    return undefined
  }
}

function encodeBatch(calls: readonly ContractCall[]): Hex {
  const asked = calls.map(({ to, data }) => ({ target: to as Hex, allowFailure: true, callData: data }))
  return encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [asked] })
}

function decodeBatch(data: Hex): readonly (Hex | null)[] | undefined {
  try {
    const results = decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data })
    return results.map(({ success, returnData }) => (success ? returnData : null))
  } catch {
    return undefined
  }
}
