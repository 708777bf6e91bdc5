import { restoredLive } from '../bridge/live.js'
import type { CallsOutcome } from '../contract/batch.js'
import { submittedTransactions } from '../contract/provided.js'
import { readBatch } from '../session/batches.js'
import type { CallsKit } from './contract.js'
import { callsError } from './errors.js'

/**
 * What became of a batch, by the id that `sendCalls` gave (EIP-5792, `wallet_getCallsStatus`). Its transactions are told to the
 * record of submissions, so that the activity has them. Throws `calls/not-connected`, `flow/cancelled`, `flow/timeout`,
 * `wallet/*`.
 */
export async function readCallsStatus(
  kit: CallsKit,
  id: string,
  signal = new AbortController().signal,
): Promise<CallsOutcome> {
  const live = await restoredLive(kit, 'eip155')
  if (!live) throw callsError('calls/not-connected')
  const found = await readBatch({ clock: kit.host.clock, ...live }, id, signal)
  // An app without the record still learns it.
  const record = await kit.use(submittedTransactions).catch(() => undefined)
  const { address, caipNetworkId } = live.account
  for (const hash of found.hashes) record?.submitted(hash, { address, caipNetworkId, operationType: 'execute' })
  return found
}
