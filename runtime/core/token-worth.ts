import type { Decimal } from './decimal.js'
import { sum, times } from './decimal-sums.js'
import type { TokenBalance } from './token-balance.js'

/** What tells the worth of a balance. */
export type Worth = Pick<TokenBalance, 'quantity' | 'price' | 'value'>

/**
 * US dollars that a balance is worth: its value where its source says one (SPEC §3, FACTS 9.3), else quantity × price,
 * exact. `undefined` where neither is known.
 */
export function worthOf({ quantity, price, value }: Worth): Decimal | undefined {
  return value ?? (price && times(quantity.numeric, price))
}

/** US dollars that balances are worth together; those of no known worth count nothing. */
export function totalWorth(balances: readonly Worth[]): Decimal {
  return sum(balances.flatMap((each) => worthOf(each) ?? []))
}
