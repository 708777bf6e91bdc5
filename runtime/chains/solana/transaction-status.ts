import type { SubmittedTransaction, TransactionStatus } from '../../contract/chain.js'
import type { Decoder } from '../../core/decode.js'
import { signatureStatus, whole } from './answers.js'

/** Reads from the nodes of one cluster. */
export type Ask = <T>(
  call: { readonly method: string; readonly params: readonly unknown[] },
  decode: Decoder<T>,
) => Promise<T>

/**
 * What became of a transaction, by its signature. Only what two thirds of the stake have voted for counts as done
 * (`confirmed`): a block that is merely processed may be dropped.
 */
export async function transactionStatus(
  ask: Ask,
  { hash: signature, seen }: SubmittedTransaction,
): Promise<TransactionStatus> {
  const call = { method: 'getSignatureStatuses', params: [[signature], { searchTransactionHistory: true }] }
  const [found] = await ask(call, signatureStatus)
  if (!found) {
    const height = seen && (await ask({ method: 'getBlockHeight', params: [{ commitment: 'confirmed' }] }, whole))
    return { status: 'unknown', ...(height && height > BigInt(seen.block) && { isOver: true }) }
  }
  const { confirmations, confirmationStatus, isFailed } = found
  const depth = { confirmations: confirmations === null ? ('final' as const) : Number(confirmations) }
  if (confirmationStatus === 'processed') return { status: 'pending', ...depth }
  return { status: isFailed ? 'failed' : 'confirmed', ...depth }
}
