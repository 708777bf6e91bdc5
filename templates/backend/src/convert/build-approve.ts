import { type Address, encodeFunctionData, type Hex, maxUint256 } from 'viem'
import { evmClient } from '../chains/evm-client.js'
import { throwIfDown } from '../prices/read-many.js'
import type { AllowedQuote } from './choose-quote.js'
import type { SwapRequest } from './swap-source.js'
import { approveAbi } from './uniswap-abi.js'

/** Where the node can't tell, an approval of usual tokens takes less. */
const GAS = 80_000n

/** An approval to sign; it goes to the token itself. */
export interface Approval {
  readonly data: Hex
  readonly gas: bigint
}

/**
 * Builds the approval of the sold token for the spender of a quote, over `amount` base units or, without one, over all
 * there ever will be (2^256 - 1). Tokens like USDT refuse to change an allowance that is not zero: for them the first
 * approval takes the old one back, and the next call builds the new one. Throws a `Problem` 502 when no node answers.
 */
export async function buildApprove(
  { chain, from }: Pick<SwapRequest, 'chain' | 'from'>,
  { quote, allowance }: AllowedQuote,
  { user, amount = maxUint256 }: { readonly user: Address; readonly amount?: bigint | undefined },
): Promise<Approval> {
  const wanted = await tryApprove(amount)
  if (wanted.gas !== undefined || allowance === 0n) return { data: wanted.data, gas: wanted.gas ?? GAS }
  const reset = await tryApprove(0n)
  return reset.gas === undefined ? { data: wanted.data, gas: GAS } : { data: reset.data, gas: reset.gas }

  /** The call with what it takes; without `gas` when it fails. */
  async function tryApprove(value: bigint): Promise<{ readonly data: Hex; readonly gas?: bigint }> {
    const data = encodeFunctionData({ abi: approveAbi, functionName: 'approve', args: [quote.spender, value] })
    try {
      return { data, gas: await evmClient(chain).estimateGas({ account: user, to: from.address, data }) }
    } catch (error) {
      throwIfDown(error)
      return { data }
    }
  }
}
