import { fromBase58, toBase58 } from '../../core/base58.js'
import { fromBase64, toBase64 } from '../../core/bytes.js'
import { coreError, toModalError } from '../../core/errors.js'
import { type SolanaAnswer, type SolanaCall, signatureText, signedTransaction } from '../solana/solana-call.js'
import { readLegacyMessage, readTransaction, withSignature } from '../solana/wire-transaction.js'

/** The wallet at the other end, as it is asked on the selected network. */
export interface SolanaPeer {
  readonly name: string
  /** Throws `wallet/unsupported` for a method that the session does not have, and `wallet/*`. */
  ask(method: string, params: object): Promise<unknown>
}

/**
 * Asks for what `call` says in the shapes of WalletConnect (FACTS 6.3), and gives it in those of the vocabulary. Throws
 * `wallet/bad-answer`, and what `ask` throws.
 */
export async function askPeer(peer: SolanaPeer, call: SolanaCall): Promise<SolanaAnswer> {
  const { method, pubkey, payloads, sendOptions } = call
  const [first] = payloads
  switch (method) {
    case 'solana_signMessage': {
      const answer = await ask(peer, method, { message: toBase58(first), pubkey })
      return { signature: signatureOf(answer, peer, method) }
    }
    case 'solana_signTransaction':
      return { transaction: await signOne(peer, call, first) }
    case 'solana_signAllTransactions':
      return { transactions: await signAll(peer, call) }
    case 'solana_signAndSendTransaction': {
      const answer = await ask(peer, method, { transaction: toBase64(first), pubkey, sendOptions })
      return { signature: signatureOf(answer, peer, method) }
    }
  }
}

async function ask(peer: SolanaPeer, method: string, params: object): Promise<Readonly<Record<string, unknown>>> {
  return Object(await peer.ask(method, params))
}

function signatureOf({ signature }: Readonly<Record<string, unknown>>, { name }: SolanaPeer, method: string): string {
  return signatureText(typeof signature === 'string' ? fromBase58(signature) : undefined, name, method)
}

/** Wallets of old take a message apart, and answer with the signature alone. */
async function signOne(peer: SolanaPeer, call: SolanaCall, wire: Uint8Array): Promise<string> {
  const method = 'solana_signTransaction'
  const { pubkey } = call
  const parts = readLegacyMessage(readTransaction(wire)?.message ?? new Uint8Array())
  const answer = await ask(peer, method, { ...parts, transaction: toBase64(wire), pubkey })
  const { transaction, signature } = answer
  const signed =
    typeof transaction === 'string'
      ? fromBase64(transaction)
      : typeof signature === 'string' && withSignature(wire, pubkey, fromBase58(signature) ?? new Uint8Array())
  return toBase64(signedTransaction(signed, call, peer.name))
}

/** In one request where the wallet can, else one after the other. */
async function signAll(peer: SolanaPeer, call: SolanaCall): Promise<readonly string[]> {
  const { method, payloads } = call
  try {
    const { transactions } = await ask(peer, method, { transactions: payloads.map(toBase64) })
    if (!Array.isArray(transactions) || transactions.length !== payloads.length)
      throw coreError('wallet/bad-answer', { wallet: peer.name, method, expected: 'an answer to each question' })
    return transactions.map((text) =>
      toBase64(signedTransaction(typeof text === 'string' ? fromBase64(text) : undefined, call, peer.name)),
    )
  } catch (cause) {
    if (toModalError(cause).code !== 'wallet/unsupported') throw cause
    const signed: string[] = []
    for (const wire of payloads) signed.push(await signOne(peer, call, wire))
    return signed
  }
}
