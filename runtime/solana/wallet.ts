import type { AnyKit } from '../bridge/any-kit.js'
import { type Live, liveOf, restoredLive } from '../bridge/live.js'
import { until } from '../bridge/until.js'
import type { Connection } from '../contract/connection.js'
import type { SolanaSendOptions } from '../contract/requests.js'
import type { SolanaSignInInput } from '../contract/solana-provider.js'
import { toBase58 } from '../core/base58.js'
import { toBase64 } from '../core/bytes.js'
import { coreError } from '../core/errors.js'
import { isSameAddress } from '../core/same-address.js'
import { toSolanaError } from '../core/solana-error.js'
import { type Asked, readMessage, readSent, readTransaction, readTransactions } from './answers.js'
import { solanaError } from './errors.js'
import { signInWith } from './sign-in.js'

/**
 * The wallet of one account, for any library: messages and signatures are bytes, and so are transactions, as they go over the
 * wire. It signs for the network in use, and waits as long as the wallet takes. Everything it throws is a `ModalError`:
 * `solana/not-connected` and `solana/other-account` once the account has gone, and `wallet/*`.
 */
export interface LiveWallet {
  readonly address: string
  /** Gives the signature, of 64 bytes. It is verified where the browser knows Ed25519, as all signatures here. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /** Gives what the wallet has signed, which it may have changed, for example its fee. */
  signTransaction(transaction: Uint8Array): Promise<Uint8Array>
  /** The same for several, which wallets that can show at once. */
  signAllTransactions(transactions: readonly Uint8Array[]): Promise<readonly Uint8Array[]>
  /** Gives the signature that names the transaction, in base58. Throws `transaction/expired` as well. */
  signAndSendTransaction(transaction: Uint8Array, options?: SolanaSendOptions): Promise<string>
  /**
   * Signs in with what the wallet itself writes of these fields (Sign-In With Solana). Throws `wallet/unsupported` where
   * the wallet does not know how.
   */
  signIn(input?: SolanaSignInInput): Promise<{ readonly signedMessage: Uint8Array; readonly signature: Uint8Array }>
}

/**
 * The wallet of the live account of Solana. An account that is being restored is waited for. `account` is the live account
 * the caller means, `useAccount('solana').live`; a remembered one does not compile. Once no connected wallet shares the
 * account, nothing more is signed. Throws `solana/not-connected`, and `solana/other-account` when `account` is not the
 * connected one.
 */
export async function walletOf(kit: AnyKit, account?: Connection): Promise<LiveWallet> {
  const live = await restoredLive(kit, 'solana')
  if (!live) throw solanaError('solana/not-connected', { method: 'walletOf' })
  const { address, connectorId } = live.account
  if (account && (!isSameAddress('solana', account.address, address) || account.connectorId !== connectorId))
    throw solanaError('solana/other-account', { address: account.address })

  function current(method: string): Live {
    const now = liveOf(kit, 'solana')
    if (!now) throw solanaError('solana/not-connected', { method })
    if (now.account.accounts.some((each) => isSameAddress('solana', each.address, address))) return now
    throw solanaError('solana/other-account', { address })
  }

  /** What `work` makes of the wallet that has the account now; what it throws gets the prose of the catalogue. */
  async function asking<T>(method: string, work: (live: Live, asked: Asked) => Promise<T>): Promise<T> {
    const now = current(method)
    const wallet = now.connector.name
    try {
      return await work(now, { wallet, method, address })
    } catch (cause) {
      throw await kit.explain(toSolanaError(cause, wallet, method))
    }
  }
  /** What `work` gives; throws `wallet/disconnected` once no wallet is live meanwhile. */
  async function whileLive<T>(work: () => Promise<T>, { wallet }: Asked): Promise<T> {
    const over = new AbortController()
    const isGone = () => (liveOf(kit, 'solana') ? undefined : true)
    const gone = until([kit.session.state], isGone, over.signal).then(() => {
      throw coreError('wallet/disconnected', { wallet })
    })
    try {
      return await Promise.race([work(), gone])
    } finally {
      over.abort()
      gone.catch(() => {})
    }
  }
  /** Asks in the vocabulary of Solana; `read` decodes the answer. */
  const ask = <T>(method: string, params: object, read: (answer: unknown, asked: Asked) => T | Promise<T>) =>
    asking(method, async ({ connector: { request } }, asked) =>
      read(await request(method, { ...params, pubkey: address }), asked),
    )

  return {
    address,
    signMessage: (message) =>
      ask('solana_signMessage', { message: toBase58(message) }, (answer, asked) => readMessage(answer, message, asked)),
    signTransaction: (transaction) =>
      ask('solana_signTransaction', { transaction: toBase64(transaction) }, readTransaction),
    async signAllTransactions(transactions) {
      // No wallet is asked for nothing.
      if (transactions.length === 0) return []
      const params = { transactions: transactions.map(toBase64) }
      return ask('solana_signAllTransactions', params, (answer, asked) =>
        readTransactions(answer, transactions.length, asked),
      )
    },
    signAndSendTransaction: (transaction, sendOptions = {}) =>
      ask('solana_signAndSendTransaction', { transaction: toBase64(transaction), sendOptions }, readSent),
    signIn: (input = {}) =>
      asking('solana:signIn', ({ connector }, asked) => whileLive(() => signInWith(connector, input, asked), asked)),
  }
}
