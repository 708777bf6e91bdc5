import type { Eip1193Provider } from '../../contract/eip1193.js'
import { coreError } from '../../core/errors.js'
import { isSameAddress } from '../../core/same-address.js'
import { toWalletError } from '../../core/wallet-error.js'
import { ProviderError } from '../eip1193/own-provider.js'

/** The part of the Safe Apps SDK that is used. What it answers comes from another page, and is read as such. */
export interface SafeApi {
  readonly safe: { getInfo(): Promise<unknown>; getOffChainSignature(messageHash: string): Promise<unknown> }
  readonly txs: {
    signMessage(message: string): Promise<unknown>
    signTypedMessage(data: unknown): Promise<unknown>
    send(request: { txs: { to: string; value: string; data: string }[] }): Promise<unknown>
  }
}

type Answers = Readonly<Record<string, unknown>>

/**
 * A provider (EIP-1193) over a Safe. It knows `eth_accounts`, `eth_requestAccounts` (the same: the user has opened the
 * app in the Safe), `eth_chainId`, `personal_sign`, `eth_signTypedData_v4` and `eth_sendTransaction`; everything else
 * is 4200, reads go to the nodes of the app. `eth_sendTransaction` answers the hash of a Safe transaction: it is
 * proposed, not mined, and no node knows that hash. A signature that waits for other owners is -32002.
 */
export function safeProvider(api: SafeApi, wallet: string): Eip1193Provider {
  let known: Answers = {}

  async function info(): Promise<Answers> {
    known = Object(await api.safe.getInfo())
    return known
  }

  async function own(address: unknown): Promise<void> {
    const { safeAddress } = known['safeAddress'] ? known : await info()
    if (!isText(address) || !isText(safeAddress) || !isSameAddress('eip155', address, safeAddress))
      throw new ProviderError(4100, coreError('wallet/unauthorized', { wallet }))
  }

  async function accounts(): Promise<unknown> {
    return [(await info())['safeAddress']]
  }

  const methods: Readonly<Record<string, (params: readonly unknown[]) => Promise<unknown>>> = {
    eth_accounts: accounts,
    eth_requestAccounts: accounts,
    async eth_chainId() {
      const { chainId } = known['chainId'] ? known : await info()
      return Number.isInteger(chainId) ? `0x${(chainId as number).toString(16)}` : chainId
    },
    async personal_sign([message, address]) {
      await own(address)
      // As it came, in hex: the Safe decodes it to show it.
      return signatureIn(await api.txs.signMessage(message as string))
    },
    async eth_signTypedData_v4([address, data]) {
      await own(address)
      // The SDK takes it as an object and checks its shape; wallets are given JSON as a rule.
      return signatureIn(await api.txs.signTypedMessage(isText(data) ? JSON.parse(data) : data))
    },
    async eth_sendTransaction([raw]) {
      const { from, to, value = '0', data, input = '0x' } = Object(raw) as Answers
      if (from !== undefined) await own(from)
      // A Safe calls; it cannot create a contract.
      if (!isText(to)) throw unsupported('contract creation')
      const call = { to, value: `${BigInt(value as string)}`, data: (data ?? input) as string }
      const { safeTxHash } = Object(await api.txs.send({ txs: [call] })) as Answers
      if (isHash(safeTxHash)) return safeTxHash
      throw badAnswer('eth_sendTransaction', 'the hash of a Safe transaction')
    },
  }

  /** Signed by enough owners at once, or recorded until they have. */
  async function signatureIn(answer: unknown): Promise<unknown> {
    const { signature, messageHash, safeTxHash } = Object(answer) as Answers
    if (isSignature(signature)) return signature
    const later = isHash(messageHash) ? await api.safe.getOffChainSignature(messageHash) : undefined
    if (isSignature(later)) return later
    if (!isHash(messageHash) && !isHash(safeTxHash)) throw badAnswer('personal_sign', 'a signature')
    throw new ProviderError(-32002, coreError('wallet/needs-owners', { wallet }))
  }

  function unsupported(method: string): ProviderError {
    return new ProviderError(4200, coreError('wallet/unsupported', { wallet, method }))
  }

  function badAnswer(method: string, expected: string): ProviderError {
    return new ProviderError(-32603, coreError('wallet/bad-answer', { wallet, method, expected }))
  }

  return {
    async request({ method, params = [] }) {
      const answer = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (!answer) throw unsupported(method)
      try {
        return await answer(Array.isArray(params) ? params : [])
      } catch (cause) {
        throw cause instanceof ProviderError ? cause : asTold(cause, wallet, method)
      }
    },
  }
}

/** The SDK tells what the Safe said in words alone, such as "Transaction was rejected". */
function asTold(cause: unknown, wallet: string, method: string): ProviderError {
  const told = toWalletError(cause, wallet, method)
  const isNo =
    told.code === 'wallet/rejected' || /\b(rejected|declined|denied|cancell?ed)\b/i.test(`${told.slots['detail']}`)
  return isNo
    ? new ProviderError(4001, coreError('wallet/rejected', { wallet }, cause), cause)
    : new ProviderError(-32603, told, cause)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isHash(value: unknown): value is string {
  return isText(value) && /^0x[\da-f]{64}$/i.test(value)
}

/** `0x` is what a Safe gives for a message that is only signed on its chain, once owners have sent the transaction. */
function isSignature(value: unknown): value is string {
  return isText(value) && /^0x([\da-f]{2})+$/i.test(value)
}
