import type { Decimal } from './decimal.js'
import { sum, times } from './decimal-sums.js'
import type { TokenBalance } from './token-balance.js'

/** US dollars that a balance is worth, exact: quantity × price. `undefined` where no price is known. */
export function worthOf({ quantity, price }: Pick<TokenBalance, 'quantity' | 'price'>): Decimal | undefined {
  return price && times(quantity.numeric, price)
}

/** US dollars that balances are worth together; those without a price count nothing. */
export function totalWorth(balances: readonly Pick<TokenBalance, 'quantity' | 'price'>[]): Decimal {
  return sum(balances.flatMap((each) => worthOf(each) ?? []))
}
