import type { SubmittedTransaction, TransactionStatus } from '../../contract/chain.js'
import { type Decoder, optional, shape, text } from '../../core/decode.js'
import { isSameAddress } from '../../core/same-address.js'
import { quantity } from '../../rpc/answers.js'

/** Reads from the nodes of one network. */
export type Ask = <T>(
  call: { readonly method: string; readonly params: readonly unknown[] },
  decode: Decoder<T>,
) => Promise<T>

/**
 * What became of a transaction, by its receipt, else by whether a node knows it, else by its number. Nodes lag behind
 * one another: a caller reads `passed` more than once before trusting it.
 */
export async function fateOf(
  ask: Ask,
  { hash, address, nonce: told, seen }: SubmittedTransaction,
): Promise<TransactionStatus> {
  // An answer about another transaction counts as no answer.
  const own: Decoder<string> = (input) => (isSame(input, hash) ? hash : undefined)
  const receipt = shape({ transactionHash: own, status: quantity, blockNumber: quantity })
  const done = await ask({ method: 'eth_getTransactionReceipt', params: [hash] }, optional(receipt))
  if (done) {
    if (done.status === 0n) return { status: 'failed' }
    const latest = await ask({ method: 'eth_blockNumber', params: [] }, quantity)
    // A node behind the one that gave the receipt counts for no block at all.
    return { status: 'confirmed', confirmations: Math.max(Number(latest - done.blockNumber) + 1, 1) }
  }
  const known = await ask(
    { method: 'eth_getTransactionByHash', params: [hash] },
    optional(shape({ hash: own, from: text, nonce: quantity })),
  )
  const status = known ? 'pending' : 'unknown'
  // One that was replaced before any node told its number had the next one.
  const assumed = known ? told : (told ?? seen?.nonce)
  const nonce = known && isSameAddress('eip155', address, known.from) ? Number(known.nonce) : assumed
  // A sponsored transaction has the nonce of its sponsor.
  if (nonce === undefined) return { status }
  const used = await ask({ method: 'eth_getTransactionCount', params: [address, 'latest'] }, quantity)
  if (used > nonce) return { status: 'passed', nonce }
  return { status, ...(nonce === told || known ? { nonce } : {}) }
}

function isSame(a: unknown, b: string): boolean {
  return typeof a === 'string' && a.toLowerCase() === b.toLowerCase()
}
