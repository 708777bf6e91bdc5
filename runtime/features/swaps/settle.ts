import type { Kit } from '../../contract/kit.js'
import { whenSeen } from '../../core/visible.js'
import type { SwapOutcome } from './contract.js'
import { askOf } from './evm/ask.js'
import { receivedBy } from './evm/received.js'

/** Milliseconds between two looks at a swap that was sent, and how often it is looked at. */
const LOOK_MS = 3_000
const LOOKS = 100

/**
 * Waits until a swap is in a block, and compares what has arrived with the least that was shown (SECURITY 3.6). `pending` where
 * that takes longer than five minutes of being seen: the record goes on with it. Never rejects.
 */
export async function settle(
  kit: Kit,
  { quote, submission }: Pick<SwapOutcome, 'quote' | 'submission'>,
): Promise<SwapOutcome['status']> {
  const { host } = kit
  const { signal } = new AbortController()
  const network = kit.network(quote.caipNetworkId)
  const hash = `${submission.hash}`
  if (!network) return 'pending'
  const chain = await kit.chain(network.chainNamespace)
  const { nodes } = chain
  if (!nodes || !chain.transactionStatus) return 'pending'
  for (let looks = 0; looks < LOOKS; looks += 1) {
    await host.clock.sleep(LOOK_MS, signal)
    await whenSeen(host.page, signal)
    const about = { hash, address: submission.address, seen: submission.seen }
    // Nodes that do not answer are asked again.
    const told = await chain.transactionStatus(network, about, signal).catch(() => undefined)
    if (told?.status === 'failed') return 'failed'
    if (told?.status !== 'confirmed') continue
    const ask = askOf(nodes, network, signal)
    const of = { hash, token: quote.to.address, account: quote.account }
    const received = await receivedBy(ask, of).catch(() => undefined)
    if (received === undefined) continue
    return received !== null && received < quote.minimum ? 'less' : 'swapped'
  }
  return 'pending'
}
