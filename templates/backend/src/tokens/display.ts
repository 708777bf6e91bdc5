import { getAddress, isAddress } from 'viem'
import type { KnownToken } from '../chains/chain-settings.js'
import type { Chain } from '../chains/chains.js'
import type { Settings } from '../settings.js'

/** An address as displayed: with the EIP-55 checksum on EVM chains, unchanged elsewhere. */
export function displayAddress(address: string): string {
  return isAddress(address, { strict: false }) ? getAddress(address) : address
}

/** The tokens of a chain's settings, by address as the tables name it: lower case on EVM chains. */
export function knownTokens({ settings, namespace }: Chain): ReadonlyMap<string, KnownToken> {
  return new Map(
    settings.tokens.map((token) => [namespace === 'eip155' ? token.address.toLowerCase() : token.address, token]),
  )
}

/** Where a token's picture is: its own address, or ours, which draws a monogram for a token without one. */
export function tokenIcon(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  token: { readonly symbol: string; readonly logoUri?: string | undefined },
): string {
  return token.logoUri ?? `${publicUrl}/public/getTokenImage/${encodeURIComponent(token.symbol)}`
}

/**
 * The icon of a token. Only tokens of the settings get the icon of their symbol: any contract may call itself USDC. The
 * others get letters, by a symbol with a dot behind it, which no icon has.
 */
export function iconUrlOf(
  settings: Pick<Settings, 'publicUrl'>,
  token: { readonly symbol: string; readonly logoUri?: string | undefined; readonly isKnown: boolean },
): string {
  if (token.isKnown) return tokenIcon(settings, token)
  const letters = token.symbol.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 8)
  return tokenIcon(settings, { symbol: `${letters || 'token'}.` })
}

/** What an NFT without a name of its own is called. */
export function nftName(collection: string, tokenId: string): string {
  const id = tokenId.length > 12 ? `${tokenId.slice(0, 6)}…${tokenId.slice(-4)}` : tokenId
  return `${collection} #${id}`.trim()
}

/** A link, or the name of a web host; the endings are those that such names use most. `USDC.e` and `alice.eth` have none. */
const webHost =
  /:\/\/|\bwww\.|\bt\.me\b|[\p{L}\p{N}-]\.(?:com|org|net|io|xyz|app|link|site|online|top|vip|gift|fun|club|live|info|pro|cc|ru|рф)(?!\p{L})/iu
/** Any name with a dot in it that may be a host. */
const anyHost = /[\p{L}\p{N}-]\.\p{L}{2,}/u
/** A call to come and fetch something. */
const call = /\b(?:claim|airdrop|voucher|giveaway)\b/i
/** Words of such calls that honest names have as well. */
const offer = /\b(?:visit|rewards?|bonus|redeem|free|eligible|gift|prize)\b/i

/**
 * Whether a text that a contract says of itself is likely there to lead to a page. Of names that honest collections and
 * tokens have, such as `Free Mint` or `yearn.finance`, none is. The kit (`core/likely-spam.ts`) and the
 * backend (`tokens/display.ts`) have this rule word for word.
 */
export function isLikelySpam(text: string): boolean {
  // Letters of another width, and those without a glyph, are no way around it.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return webHost.test(plain) || call.test(plain) || (anyHost.test(plain) && offer.test(plain))
}
