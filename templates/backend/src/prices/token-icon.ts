import type { Settings } from '../settings.js'

/** Where a token's picture is: its own address, or ours, which draws a monogram for a token without one. */
export function tokenIcon(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  token: { readonly symbol: string; readonly logoUri?: string | undefined },
): string {
  return token.logoUri ?? `${publicUrl}/public/getTokenImage/${encodeURIComponent(token.symbol)}`
}
