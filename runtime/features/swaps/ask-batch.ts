import { ModalError } from '../../../schema/error.js'
import type { Kit } from '../../contract/kit.js'
import type { Submission, SubmissionRecord } from '../../contract/submission.js'
import { coreError } from '../../core/errors.js'
import { askBatch, type BatchWallet, readBatch } from '../../session/batches.js'
import { submittedAmount } from '../../session/submitted-amount.js'
import type { SwapPlan } from './contract.js'
import type { Swapper } from './swapper.js'

/** Milliseconds between two questions what became of a batch, and how often it is asked: ten minutes. */
const LOOK_MS = 2_000
const LOOKS = 300

/** The wallet that a swapper's batches go to. */
export function batchWalletOf({ session, host }: Kit, { network, address }: Swapper): BatchWallet | undefined {
  const connector = session.connectorOf(network.chainNamespace)
  return connector && { clock: host.clock, connector, account: { address, caipNetworkId: network.caipNetworkId } }
}

/**
 * Asks the wallet for all acts of a plan at once, all or none (EIP-5792), and waits until it tells their transaction. The record
 * keeps it: what the wallet makes of the calls is its own, so that it is not looked for by its content. Throws what
 * `SubmissionRecord.run` throws.
 */
export async function askAtOnce(
  kit: Kit,
  record: SubmissionRecord,
  swapper: Swapper,
  { quote, acts, batch }: SwapPlan,
  signal: AbortSignal,
): Promise<Submission> {
  const { network, address } = swapper
  const wallet = batchWalletOf(kit, swapper)
  const swap = acts.at(-1)
  const transfers = await (await kit.chain(network.chainNamespace)).transfers?.()
  if (!wallet || !swap || !batch || !transfers?.prepareCall) throw new ModalError('flow/cancelled')
  const calls = acts.map(({ to, data, value }) => ({ to, data, ...(value > 0n && { value }) }))
  const { seen } = await transfers.prepareCall(network, { from: address, ...swap }, signal)
  const { from, fromAmount, router } = quote
  const intent = {
    caipNetworkId: network.caipNetworkId,
    address,
    operationType: 'trade',
    to: router,
    amount: submittedAmount(fromAmount, from),
    seen,
    digest: null,
    isSentHere: false,
  }
  return record.run(
    intent,
    async () => hashOf(wallet, await askBatch(wallet, calls, batch, { isAtomic: true, signal }), signal),
    signal,
  )
}

/** The transaction that a batch became. Throws `wallet/bad-answer` where the wallet tells none in ten minutes. */
async function hashOf(wallet: BatchWallet, id: string, signal: AbortSignal): Promise<string> {
  const { clock, connector } = wallet
  for (let looks = 0; looks < LOOKS; looks += 1) {
    // A wallet that does not answer is asked again.
    const told = await readBatch(wallet, id, signal).catch(() => undefined)
    const [hash] = told?.hashes ?? []
    if (hash) return hash
    if (told && told.status !== 'pending') break
    await clock.sleep(LOOK_MS, signal)
  }
  throw coreError('wallet/bad-answer', {
    wallet: connector.name,
    method: 'wallet_getCallsStatus',
    expected: 'a transaction',
  })
}
