import { ModalError } from '../../../../schema/error.js'
import type { Signer } from '../../../contract/connector.js'
import { shape } from '../../../core/decode.js'
import type { Network } from '../../../core/network.js'
import { quantity } from '../../../rpc/answers.js'
import { RpcError } from '../../../rpc/rpc-error.js'
import type { NetworkRouters, SwapPlan, SwapProblem, SwapQuote } from '../contract.js'
import { approval, approvalsFor } from './allowance.js'
import { type Ask, hex } from './ask.js'
import { type BuiltSwap, checkSwap } from './check-swap.js'
import { isFor, permitFor, type SignedPermit, signPermit, withPermit } from './permit.js'
import { simulateSwap } from './simulate.js'

/** What a swap is made ready from. */
export interface ReadyInput {
  readonly quote: SwapQuote
  readonly transaction: BuiltSwap
  readonly routers: NetworkRouters
  readonly chainId: number
  readonly permits: Permits
}

/** What may take the place of an approval. */
export interface Permits {
  /** What was signed before, for whatever it was. */
  readonly signed: SignedPermit | undefined
  /** Whether the wallet is to be asked for a signature; it is asked once an approval is missing. */
  mayAsk(): Promise<boolean>
}

/** Gas of a swap with a permit, where it can't be asked for. */
const GAS = 300_000n

const head = /*#__PURE__*/ shape({ timestamp: quantity })

/**
 * Compares a transaction with its quote, finds the approvals that are missing, and runs all of it on the newest block. Throws
 * `rpc/*`, `flow/cancelled`.
 */
export async function readySwap(ask: Ask, input: ReadyInput): Promise<SwapPlan | SwapProblem> {
  const { quote, transaction, routers } = input
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
  const isApproved = from.address !== null && calls.length === 0
  const swap = { act: 'swap' as const, to: transaction.to, data: transaction.data, value: transaction.value }
  const approves = calls.map((call, index) => ({
    ...call,
    act: index < calls.length - 1 ? ('reset' as const) : ('approve' as const),
  }))
  const way = (calls.length > 0 && (await permitted(ask, input, timestamp))) || { acts: [...approves, swap] }
  const { acts } = way
  const [told, cost] = await Promise.all([runAll(ask, quote, acts), costOf(ask, account, acts)])
  if ('problem' in told) return told
  return Object.freeze({ quote, ...way, ...cost, isApproved, ...told })
}

/** The acts with a permit in place of an approval (SECURITY 3.6); `undefined` where there is none. Throws `rpc/*`. */
async function permitted(
  ask: Ask,
  { quote, transaction: { to, data, value }, chainId, permits: { signed, mayAsk } }: ReadyInput,
  timestamp: bigint,
): Promise<Pick<SwapPlan, 'acts' | 'permit'> | undefined> {
  const { source, account: owner, router: spender, fromAmount, from, at } = quote
  const token = from.address
  // Only this router takes a permit inside the swap.
  if (source !== 'uniswap-v3' || token === null) return undefined
  const asked = BigInt(Math.floor(at / 1_000))
  const about = { token, owner, spender, value: fromAmount, chainId, now: asked > timestamp ? asked : timestamp }
  if (signed && isFor(signed, about)) return { acts: [{ act: 'swap', to, data: withPermit(data, signed), value }] }
  const permit = (await mayAsk()) ? await permitFor(ask, about) : undefined
  if (!permit) return undefined
  const allowed = { ...approval(token, spender, fromAmount), act: 'permit' as const }
  return { acts: [allowed, { act: 'swap', to, data, value }], permit }
}

/** Asks the wallet for the permit of a plan; here, so that its code comes with what makes plans. Throws what `signPermit` throws. */
export function askPermit(signer: Signer, { name }: Network, { permit }: SwapPlan): Promise<SignedPermit> {
  if (!permit) throw new ModalError('flow/cancelled')
  return signPermit(signer, name, permit)
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
 * What the next transaction costs, in wei, and the most gas that it is to be given: twice what the node says, which runs it in the time of
 * the newest block, where a pool has nothing to add to its sums of prices yet (Uniswap v2).
 */
async function costOf(ask: Ask, from: string, [next]: SwapPlan['acts']): Promise<Pick<SwapPlan, 'fee' | 'gas'>> {
  const unknown = { fee: undefined, gas: undefined }
  if (!next) return unknown
  // A node can't run what has no signature yet.
  if (next.act === 'permit') return { fee: GAS * (await ask.read('eth_gasPrice', [], quantity)), gas: undefined }
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
