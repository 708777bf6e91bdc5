import { createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import { needChain } from '../../chains/chains.js'
import { invalidInput } from '../../http/input.js'
import { Problem } from '../../http/problems.js'
import { base58 } from '../keys/base58.js'
import type { EmbeddedBackend } from '../part.js'
import { type Asking, accountOf } from '../sessions/asking.js'
import { broadcast } from './broadcast.js'
import { decodeAnswer } from './node-reads.js'
import { readBase64 } from './read-base64.js'
import type { SendWish } from './send-evm.js'
import type { SignedTransaction } from './sent-transactions.js'
import { readSolanaMessage, readSolanaTransaction, type SolanaTransaction } from './solana-message.js'
import { solanaRecipients } from './solana-recipients.js'

/** SubjectPublicKeyInfo of an Ed25519 key, before its 32 bytes (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')
const KEY_BYTES = 32
const statuses = z.object({ value: z.tuple([z.looseObject({}).nullable()]) })

/**
 * Sends a transaction that the session's own wallet pays for and has signed; signatures of others go along as they are.
 * Throws the problems `invalid_input` for bytes that are no transaction, `foreign_transaction`, and what `broadcast`
 * throws.
 */
export async function sendSolana(
  backend: EmbeddedBackend,
  asking: Asking,
  { chainId, raw, id }: SendWish,
): Promise<{ readonly hash: string }> {
  const chain = needChain(backend.chains, chainId)
  const transaction = readSolanaTransaction(readBase64(raw, 'raw'))
  if (!transaction) throw invalidInput('raw: is no transaction of Solana')
  const signed = readSigned(transaction, { chainId, account: accountOf(asking, 'solana') })
  return broadcast(backend, chain, asking, {
    ...signed,
    requestId: id,
    give: (signal) =>
      chain.request('sendTransaction', [raw, { encoding: 'base64', preflightCommitment: 'confirmed' }], signal),
    async isThere(signal) {
      const asked = [[signed.hash], { searchTransactionHistory: true }]
      const answer = await chain.request('getSignatureStatuses', asked, signal)
      return decodeAnswer(statuses, 'getSignatureStatuses', answer).value[0] !== null
    },
  })
}

function readSigned(
  { signatures, message }: SolanaTransaction,
  { chainId, account }: { readonly chainId: string; readonly account: string },
): SignedTransaction {
  const read = readSolanaMessage(message)
  if (!read || read.signers.length !== signatures.length) throw invalidInput('raw: is no transaction of Solana')
  const [payer] = read.signers
  const [signature] = signatures
  if (payer !== account || !signature || !isSigned(message, signature, firstKey(message))) {
    throw new Problem('foreign_transaction')
  }
  return { chainId, hash: base58(signature), account, nonce: null, recipients: solanaRecipients(read, account) }
}

/** The bytes of the first key: behind the version, the header and the count of keys. A message has fewer than 128. */
function firstKey(message: Uint8Array): Uint8Array {
  const start = ((message[0] ?? 0) & 0x80) === 0 ? 4 : 5
  return message.subarray(start, start + KEY_BYTES)
}

function isSigned(message: Uint8Array, signature: Uint8Array, key: Uint8Array): boolean {
  try {
    const publicKey = createPublicKey({ key: Buffer.concat([SPKI, key]), format: 'der', type: 'spki' })
    return verify(null, message, publicKey, signature)
  } catch {
    return false
  }
}
