import { isSameAddress } from '../../../core/same-address.js'
import type { NetworkRouters, SwapMismatch, SwapQuote } from '../contract.js'
import { NATIVE } from '../native-coin.js'
import { decodeSwap } from './decode-swap.js'

/** A transaction as the backend builds it. */
export interface BuiltSwap {
  readonly from: string
  readonly to: string
  readonly data: string
  /** In wei. */
  readonly value: bigint
}

/** Seconds that a swap may wait for its block from now on: 20 minutes, and what clocks of servers differ by. */
const MOST_WAIT = 25n * 60n

/**
 * Compares a built transaction with the quote that was shown (SECURITY 3.6). `now` is the time of the newest block, in seconds.
 * Gives the first thing that differs.
 */
export function checkSwap(
  built: BuiltSwap,
  quote: SwapQuote,
  routers: NetworkRouters,
  now: bigint,
): SwapMismatch | undefined {
  const isSame = (one: string, other: string) => isSameAddress('eip155', one, other)
  const isNative = quote.from.address === null
  if (!isSame(built.from, quote.account)) return 'from'
  if (!isSame(built.to, quote.router) || !isSame(built.to, routers[quote.source] ?? '')) return 'router'
  if (built.value !== (isNative ? quote.fromAmount : 0n)) return 'value'
  const swap = decodeSwap(built.data, { source: quote.source, wrapped: routers.wrapped?.toLowerCase() }, built.value)
  if (!swap) return 'call'
  if (!isSame(swap.source, quote.from.address ?? NATIVE)) return 'source'
  if (!isSame(swap.destination, quote.to.address ?? NATIVE)) return 'destination'
  if (swap.amount !== quote.fromAmount) return 'amount'
  if (swap.minimum < quote.minimum) return 'minimum'
  if (!isSame(swap.receiver, quote.account)) return 'receiver'
  const { deadline } = swap
  // The newest block of a quiet chain is older than the quote.
  const asked = BigInt(Math.floor(quote.at / 1_000))
  const latest = asked > now ? asked : now
  if (deadline !== undefined && (deadline <= now || deadline > latest + MOST_WAIT)) return 'deadline'
  return undefined
}
