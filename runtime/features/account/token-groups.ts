import { type Decimal, digitsAt } from '../../core/decimal.js'
import { isLikelySpam } from '../../core/likely-spam.js'
import type { TokenBalance } from '../../core/token-balance.js'
import { totalWorth, worthOf } from '../../core/token-worth.js'

/** A balance with what it is worth. */
export interface ValuedToken extends TokenBalance {
  /** US dollars; absent where no price is known. */
  readonly worth?: Decimal
}

/** Balances as they are shown. */
export interface TokenGroups {
  /** Worth a dollar or more, the most first, and then those without a price. */
  readonly main: readonly ValuedToken[]
  /** Worth less than a dollar. */
  readonly small: readonly ValuedToken[]
  /** Those that look like spam. */
  readonly spam: readonly ValuedToken[]
  /** US dollars that all of them are worth; absent where no price is known of any. */
  readonly total?: Decimal
}

/**
 * Puts balances in order. A token without a price whose name or symbol is likely spam stands apart; the chain's own coin
 * never does. Nothing of what an account does not have, and nothing twice.
 */
export function groupTokens(balances: readonly TokenBalance[]): TokenGroups {
  const once = [...new Map(balances.map((each) => [each.address, each])).values()]
  const valued = once
    .filter(({ quantity }) => quantity.numeric.digits > 0n)
    .map((token): { readonly token: ValuedToken; readonly micros: bigint } => {
      const worth = worthOf(token)
      // Of bigints of one unit, thousands are sorted in no time.
      const micros = worth ? digitsAt(worth, 6) : -1n
      return { token: worth ? { ...token, worth } : token, micros }
    })
    .sort((a, b) => Number(a.micros < b.micros) - Number(a.micros > b.micros))
  const pick = (wanted: keyof TokenGroups) =>
    valued.filter(({ token, micros }) => groupOf(token, micros) === wanted).map(({ token }) => token)
  const groups = { main: pick('main'), small: pick('small'), spam: pick('spam') }
  return valued.some(({ micros }) => micros >= 0n) ? { ...groups, total: totalWorth(once) } : groups
}

function groupOf({ name, symbol, address }: TokenBalance, micros: bigint): keyof TokenGroups {
  if (micros >= 0n) return micros < 1_000_000n ? 'small' : 'main'
  return address && [name, symbol].some(isLikelySpam) ? 'spam' : 'main'
}
