import { type Decimal, digitsAt } from '../../core/decimal.js'
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
  /** US dollars that all of them are worth. */
  readonly total: Decimal
}

/** A link, or a name of a host in the text. One letter after the dot is a mark of bridged tokens: `USDC.e`. */
const link = /:\/\/|\bwww\.|\bt\.me\b|[\p{L}\p{N}-]\.\p{L}{2,}/u
/** What such names ask people to do. */
const offer = /\b(?:claim|visit|airdrop)\b/iu

/**
 * Puts balances in order. One that nobody knows a price of and whose name or symbol has a link or an offer in it looks
 * like spam, unless it is the chain's own coin. Nothing of what an account does not have, and nothing twice.
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
  return { main: pick('main'), small: pick('small'), spam: pick('spam'), total: totalWorth(once) }
}

function groupOf({ name, symbol, address }: TokenBalance, micros: bigint): keyof TokenGroups {
  if (micros >= 0n) return micros < 1_000_000n ? 'small' : 'main'
  // Letters of another width, and those that nobody sees, are no way around it.
  const text = `${name} ${symbol}`.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return address && (link.test(text) || offer.test(text)) ? 'spam' : 'main'
}
