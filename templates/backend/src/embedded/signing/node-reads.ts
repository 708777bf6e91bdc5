import { z } from 'zod'
import type { Chain } from '../../chains/chains.js'
import { NodeError, UpstreamError } from '../../chains/upstream.js'
import { Problem } from '../../http/problems.js'
import { rules } from '../rules.data.js'

const quantity = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,64}$/)
  .transform(BigInt)
const block = z.object({ baseFeePerGas: quantity.optional() })
/** The predeploy of OP Stack networks that tells what the first layer takes, and its `getL1FeeUpperBound(uint256)`. */
const ORACLE = '0x420000000000000000000000000000000000000f'
const FEE_BOUND = '0xf1c7a58b'
/** Most bytes of an unsigned transaction of EIP-1559 besides those of its call. */
const FRAME_BYTES = 120
/** No block of any network has room for more. */
const MOST_GAS = 1_000_000_000n

/** What a unit of gas may cost, in wei. */
export interface GasFees {
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/** These ask the nodes of an EVM chain. Each throws an `UpstreamError` for an answer of another form, or none. */
export async function readBalance(chain: Chain, account: string, signal: AbortSignal): Promise<bigint> {
  return decodeAnswer(quantity, 'eth_getBalance', await chain.request('eth_getBalance', [account, 'latest'], signal))
}

/** How many transactions the chain has counted of an account, those that wait included. */
export function readPendingCount(chain: Chain, account: string, signal: AbortSignal): Promise<number> {
  return readCount(chain, [account, 'pending'], signal)
}

/** How many transactions of an account are in blocks. */
export function readMinedCount(chain: Chain, account: string, signal: AbortSignal): Promise<number> {
  return readCount(chain, [account, 'latest'], signal)
}

async function readCount(chain: Chain, params: readonly string[], signal: AbortSignal): Promise<number> {
  const answer = await chain.request('eth_getTransactionCount', params, signal)
  const count = decodeAnswer(quantity, 'eth_getTransactionCount', answer)
  if (count > BigInt(Number.MAX_SAFE_INTEGER)) throw garbage('eth_getTransactionCount')
  return Number(count)
}

/** The base fee of the last block twice, which six full blocks in a row stay below, and a tip. Throws `fees_unsupported`. */
export async function readFees(chain: Chain, signal: AbortSignal): Promise<GasFees> {
  const [head, tip] = await Promise.all([
    chain.request('eth_getBlockByNumber', ['latest', false], signal),
    readTip(chain, signal),
  ])
  const { baseFeePerGas } = decodeAnswer(block, 'eth_getBlockByNumber', head)
  if (baseFeePerGas === undefined) throw new Problem('fees_unsupported', { words: { network: chain.settings.name } })
  return { maxFeePerGas: baseFeePerGas * 2n + tip, maxPriorityFeePerGas: tip }
}

async function readTip(chain: Chain, signal: AbortSignal): Promise<bigint> {
  try {
    const answer = await chain.request('eth_maxPriorityFeePerGas', [], signal)
    return decodeAnswer(quantity, 'eth_maxPriorityFeePerGas', answer)
  } catch (cause) {
    // Not every node has the method.
    if (cause instanceof NodeError) return rules.tipWei
    throw cause
  }
}

/**
 * The most that the first layer takes besides, in wei, for a call of so many bytes: OP Stack networks post their blocks there.
 * Other networks have no such contract, and take nothing.
 */
export async function readLayerFee(chain: Chain, callBytes: number, signal: AbortSignal): Promise<bigint> {
  const size = (callBytes + FRAME_BYTES).toString(16).padStart(64, '0')
  try {
    const call = { to: ORACLE, data: `${FEE_BOUND}${size}` }
    const answer = await chain.request('eth_call', [call, 'latest'], signal)
    return answer === '0x' ? 0n : decodeAnswer(quantity, 'eth_call', answer)
  } catch (cause) {
    // What stands there has no such method.
    if (cause instanceof NodeError) return 0n
    throw cause
  }
}

/** What a call needs in gas. Throws the problem `would_fail` where the node tried it and it failed. */
export async function estimateGas(
  chain: Chain,
  call: { readonly from: string; readonly to: string; readonly value: bigint; readonly data: string },
  signal: AbortSignal,
): Promise<bigint> {
  const { value, data, ...ends } = call
  try {
    const tried = { ...ends, value: `0x${value.toString(16)}`, data }
    const gas = decodeAnswer(quantity, 'eth_estimateGas', await chain.request('eth_estimateGas', [tried], signal))
    if (gas === 0n || gas > MOST_GAS) throw garbage('eth_estimateGas')
    return gas
  } catch (cause) {
    if (!(cause instanceof NodeError)) throw cause
    throw new Problem('would_fail', { words: { network: chain.settings.name }, cause })
  }
}

/** Decodes what a node answered. Throws an `UpstreamError` for another form. */
export function decodeAnswer<T extends z.ZodType>(schema: T, method: string, answer: unknown): z.output<T> {
  const read = schema.safeParse(answer)
  if (read.success) return read.data
  throw garbage(method)
}

function garbage(method: string): UpstreamError {
  return new UpstreamError(`The node answered ${method} with garbage`)
}
