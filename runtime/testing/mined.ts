import { type Client, type Hex, type TransactionReceipt, withRetry } from 'viem'
import { getTransactionReceipt } from 'viem/actions'

/** Milliseconds between two looks, and how often one looks: a minute in all. */
const POLL_MS = 100
const LOOKS = 600

/**
 * The receipt of a transaction on a chain of this machine, once it is mined. viem's own wait looks again with the next block
 * only, and a chain that mines at once may have none after it. Rejects after a minute with what viem throws.
 */
export function mined(client: Client, hash: Hex): Promise<TransactionReceipt> {
  return withRetry(() => getTransactionReceipt(client, { hash }), { delay: POLL_MS, retryCount: LOOKS })
}
