import { fromBase58, toBase58 } from '../../core/base58.js'
import { toBase64 } from '../../core/bytes.js'
import { coreError } from '../../core/errors.js'
import { type SolanaAnswer, type SolanaCall, signatureText, signedTransaction } from '../solana/solana-call.js'

/** Asks the frame. What it answers is untrusted. */
export type AskFrame = (method: string, params: object) => Promise<unknown>

/**
 * Asks for what `call` says in the shapes of the frame (FACTS 4.5: everything in base58), and gives it in those of the
 * vocabulary. Throws `wallet/bad-answer`, and what `ask` throws.
 */
export async function askFrame(ask: AskFrame, call: SolanaCall, wallet: string): Promise<SolanaAnswer> {
  const { method, pubkey, payloads, sendOptions } = call
  const [first] = payloads
  const bytes = (value: unknown) => (typeof value === 'string' ? fromBase58(value) : undefined)
  const signed = (value: unknown) => toBase64(signedTransaction(bytes(value), call, wallet))
  const asked = async (params: object): Promise<Readonly<Record<string, unknown>>> => Object(await ask(method, params))
  switch (method) {
    case 'solana_signMessage': {
      const { signature } = await asked({ message: toBase58(first), pubkey })
      return { signature: signatureText(bytes(signature), wallet, method) }
    }
    case 'solana_signTransaction':
      return { transaction: signed((await asked({ transaction: toBase58(first) })).transaction) }
    case 'solana_signAllTransactions': {
      const { transactions } = await asked({ transactions: payloads.map(toBase58) })
      if (!Array.isArray(transactions) || transactions.length !== payloads.length)
        throw coreError('wallet/bad-answer', { wallet, method, expected: 'an answer to each question' })
      return { transactions: transactions.map(signed) }
    }
    case 'solana_signAndSendTransaction': {
      const options = Object.keys(sendOptions).length > 0 && { options: sendOptions }
      const { signature } = await asked({ transaction: toBase58(first), ...options })
      return { signature: signatureText(bytes(signature), wallet, method) }
    }
  }
}
