import { ModalError } from '../../../schema/error.js'
import type { Kit } from '../../contract/kit.js'
import type { Submission, SubmissionRecord } from '../../contract/submission.js'
import { deadline } from '../../core/deadline.js'
import { submittedAmount } from '../../session/submitted-amount.js'
import type { SwapPlan, SwapQuote } from './contract.js'
import type { Swapper } from './swapper.js'

/** Milliseconds between two looks at an approval, and that it may take to be in a block. */
const LOOK_MS = 2_000
const CONFIRM_MS = 600_000
/** Looks in a row after which another transaction has the number of an approval: nodes lag behind one another. */
const PASSED = 6

/** One transaction that the wallet is asked for, and what the record says of it. */
export interface WalletAct {
  readonly call: SwapPlan['acts'][number]
  readonly gas?: bigint | undefined
  readonly swapper: Swapper
  /** What is swapped by it; left out for an approval. */
  readonly quote?: SwapQuote
}

/** Asks the wallet for one transaction, which the record keeps. Throws what `SubmissionRecord.run` throws. */
export async function askWallet(
  kit: Kit,
  record: SubmissionRecord,
  { call: { act, to, data, value }, gas, swapper: { network, address }, quote }: WalletAct,
  signal: AbortSignal,
): Promise<Submission> {
  const connector = kit.session.connectorOf(network.chainNamespace)
  const transfers = await (await kit.chain(network.chainNamespace)).transfers?.()
  if (!connector || !transfers?.prepareCall) throw new ModalError('flow/cancelled')
  const prepared = await transfers.prepareCall(network, { from: address, to, data, value, gas }, signal)
  const intent = {
    caipNetworkId: network.caipNetworkId,
    address,
    operationType: act === 'swap' ? 'trade' : 'approve',
    to,
    amount: quote ? submittedAmount(quote.fromAmount, quote.from) : null,
    seen: prepared.seen,
    digest: prepared.request.digest,
    isSentHere: false,
  }
  const how = { signal, signed() {} }
  return record.run(intent, () => transfers.submit(connector, network, prepared, how), signal)
}

/** Waits for the block of an approval; `false` where it failed, or another transaction took its number. Throws `flow/*`. */
export async function isConfirmed(
  kit: Kit,
  { network, address }: Swapper,
  { hash, seen }: Submission,
  signal: AbortSignal,
): Promise<boolean> {
  const { clock } = kit.host
  const chain = await kit.chain(network.chainNamespace)
  return deadline({ clock, ms: CONFIRM_MS, name: network.name, signal }, async (inner) => {
    let passed = 0
    for (;;) {
      await clock.sleep(LOOK_MS, inner)
      // Nodes that do not answer are asked again.
      const told = await chain
        .transactionStatus?.(network, { hash: `${hash}`, address, seen }, inner)
        .catch(() => undefined)
      if (told?.status === 'confirmed') return true
      passed = told?.status === 'passed' ? passed + 1 : 0
      if (told?.status === 'failed' || passed === PASSED) return false
    }
  })
}
