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
