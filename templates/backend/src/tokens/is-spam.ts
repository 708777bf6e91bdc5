/** Words of lures: what an honest collection is not called. */
const LURE =
  /https?:|www\.|\b[a-z0-9-]{2,}\.(?:com|org|net|io|xyz|app|link|site|online|top|vip|gift|fun|club|live|info|pro|cc|ru)\b|\b(?:claim|airdrop|voucher|giveaway|redeem|free ?mint|reward|eligible|visit|bonus)\b|t\.me\//i

/** Whether the texts of an NFT lure people somewhere: a link, or the promise of a gift. */
export function isSpam(...texts: readonly (string | null)[]): boolean {
  return texts.some((text) => text !== null && LURE.test(text))
}
