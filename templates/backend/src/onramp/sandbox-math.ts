import { ONE } from '../prices/pool-math.js'

/** What a purchase costs and gives. Money is in cents of the payment currency, the token in base units. */
export interface SandboxCost {
  readonly total: bigint
  readonly subtotal: bigint
  readonly fee: bigint
  readonly networkFee: bigint
  readonly bought: bigint
}

/** What a token costs: fixed-point dollars (`PRICE_DIGITS`), its decimals, and dollars for one of the payment currency. */
export interface SandboxRate {
  readonly price: bigint
  readonly decimals: number
  /** Millionths of a dollar for one unit of the payment currency. */
  readonly microDollars: bigint
}

/** The pretended seller's fee: 1.5 %, and 25 cents for the network. */
const FEE_BPS = 150n
const NETWORK_CENTS = 25n
const BPS = 10_000n

/** What so many cents buy, fees taken off. The fee is rounded up, what is bought down. */
export function costOfTotal(total: bigint, { price, decimals, microDollars }: SandboxRate): SandboxCost {
  const fee = ceil(total * FEE_BPS, BPS)
  const rest = total - fee - NETWORK_CENTS
  const subtotal = rest > 0n ? rest : 0n
  const bought = (subtotal * microDollars * 10n ** BigInt(decimals) * ONE) / (price * 100_000_000n)
  return { total, subtotal, fee, networkFee: NETWORK_CENTS, bought }
}

/** The smallest total, in cents, that buys at least `wanted` base units. */
export function totalFor(wanted: bigint, { price, decimals, microDollars }: SandboxRate): bigint {
  const subtotal = ceil(wanted * price * 100_000_000n, microDollars * 10n ** BigInt(decimals) * ONE)
  return ((subtotal + NETWORK_CENTS) * BPS + BPS - FEE_BPS - 1n) / (BPS - FEE_BPS)
}

function ceil(up: bigint, down: bigint): bigint {
  return (up + down - 1n) / down
}
