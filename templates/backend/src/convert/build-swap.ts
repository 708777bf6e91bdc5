import type { Address } from 'viem'
import { evmClient } from '../chains/evm-client.js'
import type { Clock } from '../clock.js'
import { Problem } from '../http/problems.js'
import { throwIfDown } from '../prices/read-many.js'
import type { SwapRequest, SwapTransaction } from './swap-source.js'
import type { Swaps } from './swaps.js'

/** How long a swap may wait to be mined, in seconds. */
const DEADLINE_SECONDS = 20 * 60

/** How to build a swap. `slippageBps` is in hundredths of a percent. */
export interface SwapWishes {
  readonly user: Address
  readonly slippageBps: bigint
  /** Whether the node shall try it: what it needs in gas is then exact, and a swap that would fail is refused. */
  readonly isEstimated: boolean
  /** Name of the only source to swap through: the one whose quote the client shows. */
  readonly source?: string | undefined
}

/**
 * Builds the transaction of a swap, which fails on the chain when it would give less than the best quote minus the
 * slippage, or 20 minutes from now. Throws a `Problem`: 404 `no_route`, 400 `allowance_needed` or `not_executable` (only
 * when the node shall try it), 502 `upstream_failed`.
 */
export async function buildSwap(
  { swaps, clock }: { readonly swaps: Swaps; readonly clock: Clock },
  request: SwapRequest,
  { user, slippageBps, isEstimated, source }: SwapWishes,
): Promise<SwapTransaction> {
  const { quote, minimum, isAllowed } = await swaps.choose(request, user, slippageBps, source)
  const deadline = BigInt(Math.floor(clock.now() / 1_000) + DEADLINE_SECONDS)
  const transaction = await quote.build({ user, minimum, slippageBps, deadline })
  if (!isEstimated) return transaction
  if (!isAllowed) throw new Problem('allowance_needed')
  return { ...transaction, gas: await estimate(request, user, transaction) }
}

async function estimate({ chain }: SwapRequest, user: Address, { to, data, value }: SwapTransaction): Promise<bigint> {
  try {
    return await evmClient(chain).estimateGas({ account: user, to, data, value })
  } catch (cause) {
    throwIfDown(cause)
    throw new Problem('not_executable', {
      cause,
    })
  }
}
