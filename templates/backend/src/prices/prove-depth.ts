import type { Address, PublicClient } from 'viem'
import { v3QuoterAbi } from './pool-abi.js'
import { ONE } from './pool-math.js'
import type { Pair } from './price-source.js'
import { readMany } from './read-many.js'

/** A v3 pool with the depth that it claims: base units of the quote token. */
export interface Claim {
  readonly pair: Pair
  /** In hundredths of a basis point. */
  readonly fee: number
  readonly price: bigint
  readonly claimed: bigint
}

/** The part of its claimed depth that a pool has to take, and what it must pay for it, as parts of the price. */
const PART = 10n
const PAID_PERCENT = 80n

/**
 * Which of these pools can be sold to as their price says: tokens worth a tenth of the claimed depth must bring at
 * least 80 % of their price (reserves of that size bring 91 %, less the fee). Otherwise a sliver of liquidity at a
 * made-up price, next to a deposit far away that can never be taken, would pass for a deep pool. `quoter` is a
 * QuoterV2.
 */
export async function proveDepth(
  client: PublicClient,
  quoter: Address,
  claims: readonly Claim[],
): Promise<readonly boolean[]> {
  const answers = await readMany(
    client,
    claims.map(({ pair, fee, price, claimed }) => ({
      address: quoter,
      abi: v3QuoterAbi,
      functionName: 'quoteExactInputSingle',
      args: [
        {
          tokenIn: pair.token,
          tokenOut: pair.quote,
          amountIn: tokensFor(claimed / PART, price, pair),
          fee,
          sqrtPriceLimitX96: 0n,
        },
      ],
    })),
  )
  return claims.map(({ claimed }, index) => {
    const paid = answers[index]
    return typeof paid === 'bigint' && paid > 0n && paid * 100n >= (claimed / PART) * PAID_PERCENT
  })
}

/** Base units of the token that are worth so many of the quote token at this price. */
function tokensFor(quoteAmount: bigint, price: bigint, { tokenDecimals, quoteDecimals }: Pair): bigint {
  return (quoteAmount * 10n ** BigInt(tokenDecimals) * ONE) / (price * 10n ** BigInt(quoteDecimals))
}
