import type { CaipNetworkId } from '../../schema/caip.js'
import type { Decimal } from './decimal.js'
import { isLikelySpam } from './likely-spam.js'
import type { Network } from './network.js'
import type { TokenBalance } from './token-balance.js'

/** A token that the account has on a network, as it is shown. Texts are untrusted. */
export interface OwnToken {
  /** Its contract; `null` for the native coin. */
  readonly address: string | null
  readonly name: string
  readonly symbol: string
  readonly iconUrl: string
  /** The network whose native coin it is. */
  readonly coinOf?: CaipNetworkId
  /** US dollars for one whole token. */
  readonly price: Decimal | undefined
  readonly quantity: TokenBalance['quantity'] | undefined
  /** Its name is there to lead somewhere: it is not to be shown. */
  readonly isSpam: boolean
}

/** The native coin of a network, of which there is `amount` in base units, and the listed tokens on it; likely spam comes last. */
export function ownTokens(
  { caipNetworkId, nativeCurrency }: Network,
  tokens: readonly TokenBalance[] | undefined,
  amount: { readonly value: bigint; readonly decimals: number } | undefined,
): readonly OwnToken[] {
  const own = tokens?.find((each) => each.address === undefined)
  const { name, symbol, decimals } = nativeCurrency
  const native: OwnToken = {
    address: null,
    name,
    symbol,
    iconUrl: own?.iconUrl ?? '',
    coinOf: caipNetworkId,
    price: own?.price,
    quantity: amount ? { decimals, numeric: { digits: amount.value, places: amount.decimals } } : own?.quantity,
    isSpam: false,
  }
  const prefix = `${caipNetworkId}:`
  const others = (tokens ?? []).flatMap(({ address: caip, ...token }) =>
    caip?.startsWith(prefix)
      ? {
          ...token,
          price: token.price,
          address: caip.slice(prefix.length),
          isSpam: !token.price && isLikelySpam(`${token.name} ${token.symbol}`),
        }
      : [],
  )
  return [native, ...others.toSorted((one, other) => Number(one.isSpam) - Number(other.isSpam))]
}
