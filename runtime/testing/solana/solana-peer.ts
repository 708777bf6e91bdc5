import { getTransactionDecoder, getTransactionEncoder, partiallySignTransaction, signBytes } from '@solana/web3.js'
import { fromBase58, toBase58 } from '../../core/base58.js'
import { fromBase64, toBase64 } from '../../core/bytes.js'
import { providerError } from '../provider-error.js'
import type { WalletRequest } from '../wallet-provider.js'
import { solanaAccountOf, solanaTestKey } from './accounts.js'
import { askNode } from './ask-node.js'

/** What a WalletConnect wallet is made of on Solana. */
export interface SolanaPeerOptions {
  /** Clusters by their CAIP-2 ids, those of old among them, and where the wallet sends transactions. */
  readonly clusters: readonly { readonly caipNetworkId: `solana:${string}`; readonly rpcUrl: string }[]
  /** Signs with these 32 bytes; the first of `solanaTestKey` by default. */
  readonly privateKey?: Uint8Array
  /** Methods that it lacks. */
  readonly without?: readonly string[]
  /** Answers with the signature of a transaction alone, as wallets did before there were versions of transactions. */
  readonly isOld?: boolean
}

/** The part of a WalletConnect wallet that is of Solana. */
export interface SolanaPeer {
  readonly address: string
  /** CAIP-2 ids. */
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  /** Answers a `session_request` of the chain. Rejects with a `ProviderError`, or with what the node answered. */
  answer(chainId: string, request: WalletRequest): Promise<unknown>
}

type Params = Readonly<Record<string, unknown>>

/** Makes it; the shapes are those of WalletConnect's Solana methods. */
export async function createSolanaPeer(options: SolanaPeerOptions): Promise<SolanaPeer> {
  const { clusters, without = [], isOld = false } = options
  const { address, keys } = await solanaAccountOf(options.privateKey ?? (await solanaTestKey(0)))

  async function sign(text: unknown) {
    const wire = typeof text === 'string' ? fromBase64(text) : undefined
    if (!wire) throw providerError(-32602, 'Expected a transaction in base64.')
    const signed = await partiallySignTransaction([keys], getTransactionDecoder().decode(wire))
    const signature = toBase58(Uint8Array.from(Object.values(signed.signatures)[0] ?? []))
    return { signature, transaction: toBase64(Uint8Array.from(getTransactionEncoder().encode(signed))) }
  }
  const own = ({ pubkey }: Params) => {
    if (pubkey !== address) throw providerError(4100, 'The app has no permission to use this account.')
  }

  const table: Readonly<Record<string, (params: Params, rpcUrl: string) => unknown>> = {
    solana_getAccounts: () => [{ pubkey: address }],
    solana_requestAccounts: () => [{ pubkey: address }],
    async solana_signMessage(params) {
      own(params)
      const message = fromBase58(String(params['message']))
      if (!message) throw providerError(-32602, 'Expected a message in base58.')
      return { signature: toBase58(Uint8Array.from(await signBytes(keys.privateKey, message))) }
    },
    async solana_signTransaction(params) {
      own(params)
      const { signature, transaction } = await sign(params['transaction'])
      return isOld ? { signature } : { signature, transaction }
    },
    async solana_signAllTransactions({ transactions }) {
      const signed = await Promise.all((Array.isArray(transactions) ? transactions : []).map(sign))
      return { transactions: signed.map(({ transaction }) => transaction) }
    },
    async solana_signAndSendTransaction(params, rpcUrl) {
      own(params)
      const { transaction } = await sign(params['transaction'])
      const sendOptions = { ...Object(params['sendOptions']), encoding: 'base64' }
      return { signature: await askNode(rpcUrl, 'sendTransaction', [transaction, sendOptions]) }
    },
  }

  return {
    address,
    chains: clusters.map(({ caipNetworkId }) => caipNetworkId),
    methods: Object.keys(table).filter((method) => !without.includes(method)),
    async answer(chainId, { method, params }) {
      const own = Object.hasOwn(table, method) && !without.includes(method) ? table[method] : undefined
      if (!own) throw providerError(4200, `The wallet does not know ${method}.`)
      const cluster = clusters.find(({ caipNetworkId }) => caipNetworkId === chainId)
      if (!cluster) throw providerError(4902, `The wallet does not know ${chainId}.`)
      return own(Object(params), cluster.rpcUrl)
    },
  }
}
