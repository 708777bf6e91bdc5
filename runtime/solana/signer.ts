import {
  address,
  type Blockhash,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type MessagePartialSigner,
  type SignatureBytes,
  type Transaction,
  type TransactionModifyingSigner,
  type TransactionSendingSigner,
} from '@solana/web3.js'
import type { AnyKit } from '../bridge/any-kit.js'
import type { Connection } from '../contract/connection.js'
import type { SolanaSendOptions } from '../contract/requests.js'
import { fromBase58 } from '../core/base58.js'
import { walletOf } from './wallet.js'

/**
 * A signer of `@solana/web3.js` 2 that is a wallet: it may change transactions (`signTransactionMessageWithSigners`), can send
 * them itself (`signAndSendTransactionMessageWithSigners`), and signs messages as they are.
 */
export type LiveSigner = TransactionModifyingSigner & TransactionSendingSigner & MessagePartialSigner

/** A block height that no cluster reaches: what counts for a transaction whose lifetime the wallet has chosen. */
const ANY_HEIGHT = 2n ** 64n - 1n

/**
 * The signer of the live account of Solana, as `walletOf` finds it: it belongs to that account, and signs nothing more once
 * the account has gone. `sendOptions` hold for what it sends. A signal that aborts ends the wait; the wallet goes on
 * showing what it was asked. Throws what `walletOf` throws, and each of its functions what the wallet of `walletOf` does.
 */
export async function signerOf(
  kit: AnyKit,
  account?: Connection,
  sendOptions: SolanaSendOptions = {},
): Promise<LiveSigner> {
  const wallet = await walletOf(kit, account)
  const own = address(wallet.address)
  return Object.freeze({
    address: own,
    async modifyAndSignTransactions<T extends Transaction>(
      transactions: readonly T[],
      config: { readonly abortSignal?: AbortSignal } = {},
    ): Promise<readonly T[]> {
      const [first, ...more] = transactions.map(toWire)
      if (!first) return []
      const signed = await unlessAborted(config.abortSignal, async () =>
        more.length === 0 ? [await wallet.signTransaction(first)] : wallet.signAllTransactions([first, ...more]),
      )
      return transactions.map((transaction, index) => withSigned(transaction, signed[index] ?? new Uint8Array()))
    },
    async signAndSendTransactions(transactions, { abortSignal, minContextSlot } = {}) {
      const options = {
        ...sendOptions,
        ...(minContextSlot !== undefined && { minContextSlot: Number(minContextSlot) }),
      }
      const sent: SignatureBytes[] = []
      for (const transaction of transactions)
        sent.push(
          toSignature(
            fromBase58(
              await unlessAborted(abortSignal, () => wallet.signAndSendTransaction(toWire(transaction), options)),
            ),
          ),
        )
      return sent
    },
    async signMessages(messages, { abortSignal } = {}) {
      const signed: Readonly<Record<typeof own, SignatureBytes>>[] = []
      for (const { content } of messages)
        signed.push({ [own]: toSignature(await unlessAborted(abortSignal, () => wallet.signMessage(content))) })
      return signed
    },
  } satisfies LiveSigner)
}

function toWire(transaction: Transaction): Uint8Array {
  return Uint8Array.from(getTransactionEncoder().encode(transaction))
}

/** The wallet of the account gives 64 bytes. */
function toSignature(bytes: Uint8Array | undefined): SignatureBytes {
  return (bytes ?? new Uint8Array()) as SignatureBytes
}

/** The transaction with what the wallet has made of it; its lifetime is that of the message which is signed. */
function withSigned<T extends Transaction>(transaction: T, wire: Uint8Array): T {
  const signed = getTransactionDecoder().decode(wire)
  const { lifetimeToken } = getCompiledTransactionMessageDecoder().decode(signed.messageBytes)
  const { lifetimeConstraint } = transaction as { readonly lifetimeConstraint?: object }
  const isKept = !lifetimeConstraint || Object.values(lifetimeConstraint).includes(lifetimeToken)
  const lifetime = { blockhash: lifetimeToken as Blockhash, lastValidBlockHeight: ANY_HEIGHT }
  return Object.freeze({ ...transaction, ...signed, ...(!isKept && { lifetimeConstraint: lifetime }) })
}

/** What `work` gives; rejects with the signal's reason once that aborts, before which `work` is not begun. */
async function unlessAborted<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  if (!signal) return work()
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort))
  })
}
