import { getTransactionDecoder, getTransactionEncoder, partiallySignTransaction, signBytes } from '@solana/web3.js'
import type { SolanaSignInInput } from '../../contract/solana-provider.js'
import type { Identifier } from '../../contract/standard-wallet.js'
import { fromBase58 } from '../../core/base58.js'
import { fromBase64, toBase64 } from '../../core/bytes.js'
import type { PermissionStorage } from '../permission-record.js'
import { providerError } from '../provider-error.js'
import type { WalletRequest } from '../wallet-provider.js'
import type { SolanaAccount } from './accounts.js'
import { askNode } from './ask-node.js'
import { signInText } from './sign-in-text.js'

/** A cluster that the wallet signs for. `rpcUrl` is an HTTP JSON-RPC endpoint, which it sends by. */
export interface SolanaCluster {
  /** Its name in Wallet Standard: `solana:mainnet`. */
  readonly chain: Identifier
  readonly rpcUrl: string
}

/** An account as it crosses to a page. */
export interface SharedAccount {
  readonly address: string
  /** In base64, as all bytes here. */
  readonly publicKey: string
  readonly chains: readonly Identifier[]
}

/** What the methods of a wallet need. */
export interface SolanaMethodsOptions {
  readonly account: SolanaAccount
  readonly clusters: readonly SolanaCluster[]
  readonly storage: PermissionStorage
  readonly storageKey: string
  /** Tells the page what the wallet shares now. */
  tell(accounts: readonly SharedAccount[]): void
}

/** The state of a wallet and the methods that read and change it. Bytes are texts of base64, so that they may cross. */
export interface SolanaMethods {
  answer(request: WalletRequest): Promise<unknown>
  account(): SolanaAccount
  shared(): readonly SharedAccount[]
  chains(): readonly Identifier[]
  selectAccount(account: SolanaAccount): void
  selectCluster(chain: Identifier): void
  revoke(): void
}

type Input = Readonly<Record<string, unknown>>

/** Makes the methods of a wallet, by the names of the features of Wallet Standard. */
export function createSolanaMethods(options: SolanaMethodsOptions): SolanaMethods {
  const { clusters, storage, storageKey, tell } = options
  let account = options.account
  let chains = clusters.map(({ chain }) => chain)
  let isPermitted = storage.getItem(storageKey) === 'permitted'

  function shared(): readonly SharedAccount[] {
    return isPermitted ? [{ address: account.address, publicKey: toBase64(account.publicKey), chains }] : []
  }
  function permit(next: boolean): void {
    if (next === isPermitted) return
    isPermitted = next
    storage.setItem(storageKey, next ? 'permitted' : '')
    tell(shared())
  }
  function permitted({ address }: Input): SolanaAccount {
    if (isPermitted && address === account.address) return account
    throw providerError(4100, 'The page has no permission to use this account.')
  }
  const sign = async (bytes: Uint8Array) => toBase64(await signBytes(account.keys.privateKey, bytes))
  async function signTransaction(input: Input): Promise<Uint8Array> {
    const { keys } = permitted(input)
    if (!chains.some((chain) => chain === input['chain']))
      throw providerError(-32602, 'The transaction is for another cluster.')
    const signed = await partiallySignTransaction([keys], getTransactionDecoder().decode(bytesOf(input['transaction'])))
    return Uint8Array.from(getTransactionEncoder().encode(signed))
  }

  const table: Readonly<Record<string, (input: Input) => unknown>> = {
    'solana:signMessage': async (input) => {
      permitted(input)
      return { signedMessage: input['message'], signature: await sign(bytesOf(input['message'])) }
    },
    'solana:signTransaction': async (input) => ({ signedTransaction: toBase64(await signTransaction(input)) }),
    'solana:signAndSendTransaction': async (input) => {
      const wire = toBase64(await signTransaction(input))
      const { rpcUrl = '' } = clusters.find(({ chain }) => chain === input['chain']) ?? {}
      const sent = await askNode(rpcUrl, 'sendTransaction', [wire, { ...Object(input['options']), encoding: 'base64' }])
      return { signature: toBase64(fromBase58(String(sent)) ?? new Uint8Array()) }
    },
    'solana:signIn': async (fields) => {
      permit(true)
      const { address } = account
      const text = signInText({ ...(fields as SolanaSignInInput), domain: String(fields['domain']), address })
      const message = new TextEncoder().encode(text)
      return { account: shared()[0], signedMessage: toBase64(message), signature: await sign(message) }
    },
  }

  return {
    async answer({ method, params }) {
      if (method === 'standard:connect') {
        if (!isPermitted && !Object(params).silent) permit(true)
        return shared()
      }
      if (method === 'standard:disconnect') return permit(false)
      const own = Object.hasOwn(table, method) ? table[method] : undefined
      if (!own) throw providerError(4200, `The wallet does not know ${method}.`)
      const outputs: unknown[] = []
      for (const input of Array.isArray(params) ? params : []) outputs.push(await own(Object(input)))
      return outputs
    },
    account: () => account,
    shared,
    chains: () => chains,
    selectAccount(next) {
      account = next
      if (isPermitted) tell(shared())
    },
    selectCluster(chain) {
      if (!clusters.some((each) => each.chain === chain))
        throw providerError(4902, `The wallet does not know ${chain}.`)
      chains = [chain]
      if (isPermitted) tell(shared())
    },
    revoke: () => permit(false),
  }
}

function bytesOf(text: unknown): Uint8Array {
  const bytes = typeof text === 'string' ? fromBase64(text) : undefined
  if (!bytes) throw providerError(-32602, 'Expected bytes.')
  return bytes
}
