import type { Identifier, StandardAccount, StandardWallet } from '../../contract/standard-wallet.js'
import { fromBase58, solanaKey, toBase58 } from '../../core/base58.js'
import { coreError } from '../../core/errors.js'
import { clusters } from '../solana/clusters.data.js'
import { readTransaction, withSignature } from '../solana/wire-transaction.js'
import type { LegacyProvider } from './legacy-provider.js'

/** What a signing feature is asked with. */
interface Input {
  readonly account: StandardAccount
  readonly message: Uint8Array
  readonly transaction: Uint8Array
  readonly options?: object
}

/** A legacy provider does not say on which cluster it is: it signs for any. */
const chains = /*#__PURE__*/ clusters.map(({ chain }) => chain)

/**
 * A provider of before Wallet Standard in the form of one of its wallets, so that it is asked as all others are. It shares
 * one account, and signs the message of a transaction in base58 (`request`), which the transaction then gets. Throws
 * `wallet/bad-answer`, and what the provider throws.
 */
export function legacyWallet(provider: LegacyProvider, name: string): StandardWallet {
  let accounts: readonly StandardAccount[] = []

  function hold(publicKey: unknown): readonly StandardAccount[] {
    const address = addressOf(publicKey)
    const key = solanaKey(address ?? '')
    if (address !== undefined && !key)
      throw coreError('wallet/bad-answer', { wallet: name, method: 'connect', expected: 'an address' })
    accounts =
      address && key ? [{ address, publicKey: key, chains, features: Object.keys(features) as Identifier[] }] : []
    return accounts
  }

  async function sign(method: string, message: unknown, options?: object): Promise<Uint8Array | undefined> {
    const answer = await provider.request({ method, params: { message, ...(options && { options }) } })
    const { signature } = Object(answer) as { signature?: unknown }
    if (signature instanceof Uint8Array) return signature
    return typeof signature === 'string' ? fromBase58(signature) : undefined
  }

  /** What of a transaction is signed. */
  function messageOf(transaction: Uint8Array, method: string): string {
    const { message } = readTransaction(transaction) ?? {}
    if (!message) throw coreError('wallet/bad-request', { method, expected: 'a transaction' })
    return toBase58(message)
  }

  /** An account that cannot be read is told as it is: who follows says so. */
  function tell(publicKey: unknown, listener: (properties: { readonly accounts: unknown }) => void): void {
    let held: unknown
    try {
      held = hold(publicKey)
    } catch {
      held = publicKey
    }
    listener({ accounts: held })
  }

  const version = '1.0.0' as const
  const each =
    <Output>(work: (input: Input) => Promise<Output>) =>
    async (...inputs: readonly Input[]) => {
      const outputs: Output[] = []
      // One after the other: such a wallet refuses a question while another one is open.
      for (const input of inputs) outputs.push(await work(input))
      return outputs
    }
  const features = {
    'standard:connect': {
      version,
      async connect(options: { readonly silent?: boolean } = {}) {
        const answer = options.silent ? await provider.connect({ onlyIfTrusted: true }) : await provider.connect()
        return { accounts: hold(Object(answer).publicKey ?? provider.publicKey) }
      },
    },
    'standard:disconnect': {
      version,
      async disconnect() {
        accounts = []
        await provider.disconnect?.()
      },
    },
    'standard:events': {
      version,
      on(_: 'change', listener: (properties: { readonly accounts: unknown }) => void) {
        const listeners = [
          ['accountChanged', (key: unknown) => tell(key, listener)],
          ['disconnect', () => tell(undefined, listener)],
        ] as const
        for (const [event, hear] of listeners) provider.on?.(event, hear)
        return () => {
          for (const [event, hear] of listeners) provider.removeListener?.(event, hear)
        }
      },
    },
    'solana:signMessage': {
      version,
      signMessage: each(async ({ message }) => ({
        signedMessage: message,
        signature: await sign('signMessage', message),
      })),
    },
    'solana:signTransaction': {
      version,
      signTransaction: each(async ({ account, transaction }) => {
        const signature = await sign('signTransaction', messageOf(transaction, 'signTransaction'))
        return { signedTransaction: signature && withSignature(transaction, account.address, signature) }
      }),
    },
    'solana:signAndSendTransaction': {
      version,
      signAndSendTransaction: each(async ({ transaction, options }) => ({
        signature: await sign('signAndSendTransaction', messageOf(transaction, 'signAndSendTransaction'), options),
      })),
    },
  }
  return {
    version,
    name,
    // It has no picture: an empty one of the form that the type wants.
    icon: 'data:image/svg+xml;base64,',
    chains,
    features,
    get accounts() {
      return accounts
    },
  }
}

/** A key is an object of web3.js 1.x, or a text; none stands for no account. */
function addressOf(publicKey: unknown): string | undefined {
  if (publicKey === undefined || publicKey === null) return undefined
  return typeof publicKey === 'string' ? publicKey : String((publicKey as { toString(): unknown }).toString())
}
