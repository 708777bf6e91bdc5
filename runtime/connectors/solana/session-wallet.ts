import type { CaipNetworkId } from '../../../schema/caip.js'
import type { Connector, ConnectorChange } from '../../contract/connector.js'
import type { SolanaSendOptions } from '../../contract/requests.js'
import type { Identifier, StandardAccount, StandardWallet } from '../../contract/standard-wallet.js'
import { fromBase58, solanaKey, toBase58 } from '../../core/base58.js'
import { fromBase64, toBase64 } from '../../core/bytes.js'
import { coreError } from '../../core/errors.js'
import { clusters } from './clusters.data.js'

/** A connector whose wallet has no object of its own in the page. */
export interface SessionWalletDeps extends Pick<Connector<'solana'>, 'request' | 'disconnect'> {
  readonly name: string
  /** What is shared now. */
  current():
    | { readonly accounts: readonly { readonly address: string }[]; readonly caipNetworkId: CaipNetworkId }
    | undefined
  /** Methods of the vocabulary that the wallet answers. */
  methods(): readonly string[]
  watch(onChange: (change: ConnectorChange) => void): () => void
}

/** What a signing feature is asked with. */
interface Input {
  readonly account: Pick<StandardAccount, 'address'>
  readonly chain?: string
  readonly message: Uint8Array
  readonly transaction: Uint8Array
  readonly options?: SolanaSendOptions
}

/** Which method of the vocabulary a feature needs. */
const needs: Readonly<Record<Identifier, string>> = {
  'solana:signMessage': 'solana_signMessage',
  'solana:signTransaction': 'solana_signTransaction',
  'solana:signAndSendTransaction': 'solana_signAndSendTransaction',
}

/**
 * A wallet that is elsewhere in the form of Wallet Standard, so that an app has the same object of every wallet of Solana.
 * It has the features that the wallet has now, and the one network that is in use. Everything it throws is a `ModalError`.
 */
export function sessionWallet(deps: SessionWalletDeps): StandardWallet {
  const { name, request, current } = deps
  const version = '1.0.0' as const
  const supportedTransactionVersions = ['legacy', 0] as const

  const chains = (): readonly Identifier[] =>
    clusters.flatMap(({ caipNetworkId, chain }) => (current()?.caipNetworkId === caipNetworkId ? [chain] : []))
  const accounts = (): readonly StandardAccount[] =>
    (current()?.accounts ?? []).map(({ address }) => ({
      address,
      publicKey: solanaKey(address) ?? new Uint8Array(),
      chains: chains(),
      features: Object.keys(features()) as Identifier[],
    }))

  /** A wallet that is elsewhere is asked on the network in use alone. */
  function check({ chain }: Input): void {
    if (chain !== undefined && !chains().some((each) => each === chain))
      throw coreError('wallet/unsupported', { wallet: name, method: chain })
  }
  const each =
    <Output>(work: (input: Input) => Promise<Output>) =>
    async (...inputs: readonly Input[]) => {
      const outputs: Output[] = []
      for (const input of inputs) {
        check(input)
        outputs.push(await work(input))
      }
      return outputs
    }
  const signing: Readonly<Record<Identifier, object>> = {
    'solana:signMessage': {
      version,
      signMessage: each(async ({ account: { address: pubkey }, message }) => {
        const { signature } = await request('solana_signMessage', { message: toBase58(message), pubkey })
        return { signedMessage: message, signature: bytesOf(fromBase58(signature)) }
      }),
    },
    'solana:signTransaction': {
      version,
      supportedTransactionVersions,
      async signTransaction(...inputs: readonly Input[]) {
        for (const input of inputs) check(input)
        const [first] = inputs
        if (!first) return []
        const pubkey = first.account.address
        const [transaction = '', ...more] = inputs.map((input) => toBase64(input.transaction))
        const signed =
          more.length === 0
            ? [(await request('solana_signTransaction', { transaction, pubkey })).transaction]
            : (await request('solana_signAllTransactions', { transactions: [transaction, ...more], pubkey }))
                .transactions
        return signed.map((text) => ({ signedTransaction: bytesOf(fromBase64(text)) }))
      },
    },
    'solana:signAndSendTransaction': {
      version,
      supportedTransactionVersions,
      signAndSendTransaction: each(async ({ account: { address: pubkey }, transaction, options: sendOptions = {} }) => {
        const asked = { transaction: toBase64(transaction), pubkey, sendOptions }
        const { signature } = await request('solana_signAndSendTransaction', asked)
        return { signature: bytesOf(fromBase58(signature)) }
      }),
    },
  }
  const always: Readonly<Record<Identifier, object>> = {
    // Connecting is the modal's: what is shared already is given.
    'standard:connect': { version, connect: async () => ({ accounts: accounts() }) },
    'standard:disconnect': { version, disconnect: deps.disconnect },
    'standard:events': {
      version,
      on: (_: 'change', listener: (properties: object) => void) =>
        deps.watch(() => listener({ accounts: accounts(), chains: chains() })),
    },
  }

  function features(): Readonly<Record<Identifier, object>> {
    const has = ([feature]: readonly [string, object]) => deps.methods().includes(needs[feature as Identifier] ?? '')
    return { ...always, ...Object.fromEntries(Object.entries(signing).filter(has)) }
  }

  return {
    version,
    name,
    // It has no picture: an empty one of the form that the type wants.
    icon: 'data:image/svg+xml;base64,',
    get chains() {
      return chains()
    },
    get features() {
      return features()
    },
    get accounts() {
      return accounts()
    },
  }
}

/** What a connector answers has been checked. */
function bytesOf(bytes: Uint8Array | undefined): Uint8Array {
  return bytes ?? new Uint8Array()
}
