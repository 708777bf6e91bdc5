import { registerSolanaWalletStandard } from '@metamask/solana-wallet-standard'
import { toBase58 } from '../../runtime/core/base58.js'
import { fromBase64, toBase64 } from '../../runtime/core/bytes.js'
import { createSolanaWallet, solanaTestKey } from '../../runtime/testing-solana.js'

/** What the wallet of a page is made of. */
export interface MetamaskPageOptions {
  readonly rpcUrl: string
}

declare global {
  interface Window {
    metamaskPage: MetamaskPageOptions
    /** How often the person was asked to connect, in all visits of this browser. */
    metamaskQuestions(): number
  }
}

/** The part of Node's `Buffer` that the adapter of MetaMask uses. */
class PageBuffer extends Uint8Array {
  override toString(): string {
    return toBase64(this)
  }
}
Object.assign(window, {
  Buffer: {
    from: (input: string | ArrayLike<number>) =>
      PageBuffer.from(typeof input === 'string' ? (fromBase64(input) ?? []) : Array.from(input)),
  },
})

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const kept = 'metamask'

/** The published adapter of MetaMask, over a client that signs in the page where the extension would (CAIP-25, CAIP-27). */
async function register({ rpcUrl }: MetamaskPageOptions): Promise<void> {
  const clusters = [{ chain: 'solana:mainnet', rpcUrl }] as const
  const signer = await createSolanaWallet({ clusters, privateKey: await solanaTestKey(2), storage: localStorage })
  const { ask } = signer.parts
  const questions = () => Number(localStorage.getItem(kept) ?? 0)
  const session = () => ({ sessionScopes: { [mainnet]: { accounts: [`${mainnet}:${signer.address()}`] } } })
  window.metamaskQuestions = questions

  const one = async (method: string, input: object) => {
    const [output] = (await ask(method, [input])) as readonly Readonly<Record<string, string>>[]
    return output ?? {}
  }
  const inBase58 = ({ signature = '', ...more }) => ({
    ...more,
    signature: toBase58(fromBase64(signature) ?? new Uint8Array()),
  })
  interface Params {
    readonly account: { readonly address: string }
    readonly message: string
    readonly transaction: string
  }
  const methods: Readonly<Record<string, (params: Params) => Promise<object>>> = {
    signMessage: async ({ account, message }) => inBase58(await one('solana:signMessage', { ...account, message })),
    signTransaction: ({ account, transaction }) =>
      one('solana:signTransaction', { ...account, chain: 'solana:mainnet', transaction }),
    signAndSendTransaction: async ({ account, transaction }) =>
      inBase58(await one('solana:signAndSendTransaction', { ...account, chain: 'solana:mainnet', transaction })),
  }
  const client = {
    getSession: async () => (questions() > 0 ? session() : undefined),
    async createSession() {
      localStorage.setItem(kept, String(questions() + 1))
      await ask('standard:connect', {})
      return session()
    },
    revokeSession: async () => localStorage.removeItem(kept),
    invokeMethod: ({ request }: { request: { method: string; params: Params } }) =>
      methods[request.method]?.(request.params),
    onNotification: () => () => {},
  }
  await registerSolanaWalletStandard({ client: client as never })
}
void register(window.metamaskPage)
