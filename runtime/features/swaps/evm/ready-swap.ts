import { shape } from '../../../core/decode.js'
import { quantity } from '../../../rpc/answers.js'
import { RpcError } from '../../../rpc/rpc-error.js'
import type { NetworkRouters, SwapPlan, SwapProblem, SwapQuote } from '../contract.js'
import { approvalsFor, type EvmCall } from './allowance.js'
import { type Ask, hex } from './ask.js'
import { type BuiltSwap, checkSwap } from './check-swap.js'
import { simulateSwap } from './simulate.js'

/** What a swap is made ready from. */
export interface ReadyInput {
  readonly quote: SwapQuote
  readonly transaction: BuiltSwap
  readonly routers: NetworkRouters
}

const head = /*#__PURE__*/ shape({ timestamp: quantity })

/**
 * Compares a transaction with its quote, finds the approvals that are missing, and runs all of it on the newest block. Throws
 * `rpc/*`, `flow/cancelled`.
 */
export async function readySwap(
  ask: Ask,
  { quote, transaction, routers }: ReadyInput,
): Promise<SwapPlan | SwapProblem> {
  const { from, fromAmount, account, router } = quote
  const [{ timestamp }, approvals] = await Promise.all([
    ask.read('eth_getBlockByNumber', ['latest', false], head),
    from.address === null
      ? { allowance: 0n, calls: [] }
      : approvalsFor(ask, { token: from.address, owner: account, spender: router, amount: fromAmount }),
  ])
  const differs = checkSwap(transaction, quote, routers, timestamp)
  if (differs) return { problem: 'mismatch', differs }
  const { calls } = approvals
  const acts = [
    ...calls.map((call, index) => ({
      ...call,
      act: index < calls.length - 1 ? ('reset' as const) : ('approve' as const),
    })),
    { act: 'swap' as const, to: transaction.to, data: transaction.data, value: transaction.value },
  ]
  const isApproved = from.address !== null && calls.length === 0
  const [told, cost] = await Promise.all([runAll(ask, quote, acts), costOf(ask, account, acts)])
  if ('problem' in told) return told
  return Object.freeze({ quote, acts, ...cost, isApproved, ...told })
}

/** Runs the acts of a plan on the newest block, and says what arrives. Throws `rpc/*`, `flow/cancelled`. */
export async function runAll(
  ask: Ask,
  { account, to, minimum }: SwapQuote,
  acts: SwapPlan['acts'],
): Promise<Pick<SwapPlan, 'isSimulated' | 'received'> | SwapProblem> {
  const told = await simulateSwap(ask, { from: account, bought: to.address, calls: acts })
  if (told.isRefused) return { problem: 'reverted', reason: told.reason }
  if (told.received !== undefined && told.received < minimum) return { problem: 'less', received: told.received }
  return { isSimulated: told.isSimulated, received: told.received }
}

/**
 * What the next act costs, in wei, and the most gas that it is to be given: twice what the node says, which runs it in the time of
 * the newest block, where a pool has nothing to add to its sums of prices yet (Uniswap v2).
 */
async function costOf(ask: Ask, from: string, [next]: readonly EvmCall[]): Promise<Pick<SwapPlan, 'fee' | 'gas'>> {
  const unknown = { fee: undefined, gas: undefined }
  if (!next) return unknown
  try {
    const call = { from, to: next.to, data: next.data, value: hex(next.value) }
    const [told, price] = await Promise.all([
      ask.request('eth_estimateGas', [call]),
      ask.read('eth_gasPrice', [], quantity),
    ])
    const units = quantity(told)
    return units === undefined ? unknown : { fee: units * price, gas: units * 2n }
  } catch (cause) {
    // What the node says against it is said by the run.
    if (cause instanceof RpcError) return unknown
    throw cause
  }
}
