const link = /:\/\/|\bwww\.|\bt\.me\//i
const domain = /\b[\w-]+\.[a-z]{2,12}\b/i
const promise = /\b(claim|visit|reward|airdrop|voucher|bonus|giveaway|redeem|free)\b/i

/**
 * Whether a name is there to lead people to a page: it holds a link, or a domain and something that is promised there. What
 * is sent to everybody without being asked for is named like that; `alice.eth` is not.
 */
export function isLikelySpam(name: string): boolean {
  return link.test(name) || (domain.test(name) && promise.test(name))
}
