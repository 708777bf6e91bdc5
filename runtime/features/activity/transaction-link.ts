import type { Network } from '../../core/network.js'
import { httpsLink } from '../../links/safe-link.js'
import { hashText } from './hash-text.js'

/** The page of a transaction at the explorer of its network; none where either is not what it should be. */
export function transactionLink(network: Network | undefined, hash: string | null): string | undefined {
  const [explorer] = network?.blockExplorers ?? []
  const transaction = hashText(hash)
  return explorer && transaction && httpsLink(`${explorer.url.replace(/\/+$/, '')}/tx/${transaction}`)?.href
}
