import { getAddress, isAddress } from 'viem'
import type { KnownToken } from '../chains/chain-settings.js'
import type { Chain } from '../chains/chains.js'
import type { Settings } from '../settings.js'

/** An address as people see it: with the EIP-55 checksum on EVM chains, unchanged elsewhere. */
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
