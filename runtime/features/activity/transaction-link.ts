import type { Explored } from '../../contract/chain.js'
import { httpsLink } from '../../links/safe-link.js'

/** The page of a transaction at the explorer of its network, where that is https. */
export function transactionLink(
  pageOf: (what: Explored) => string | undefined,
  transaction: string | null,
): string | undefined {
  return transaction === null ? undefined : httpsLink(pageOf({ transaction }))?.href
}
