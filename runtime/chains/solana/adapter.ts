import type { ChainAdapter } from '../../contract/chain.js'
import { solanaKey, toBase58 } from '../../core/base58.js'
import { coreError } from '../../core/errors.js'
import type { Host } from '../../core/host.js'
import { toSolanaError } from '../../core/solana-error.js'
import { createRpc } from '../../rpc/rpc.js'
import { atSlot, solanaChain, whole } from './answers.js'
import { ownedTokens } from './owned-tokens.js'
import { transactionStatus } from './transaction-status.js'

/** Makes the adapter; nothing is contacted until it is asked. What it reads goes through one `Rpc`. */
export function createSolanaAdapter(host: Host): ChainAdapter {
  const rpc = createRpc(host, solanaChain)
  return {
    async balance(network, address, signal) {
      const call = { method: 'getBalance', params: [address, { commitment: 'confirmed' }] }
      const value = await rpc.read(network, call, atSlot(whole), signal)
      const { decimals, symbol } = network.nativeCurrency
      return { value, decimals, symbol }
    },
    ownedTokens: (network, address, signal) =>
      ownedTokens((call, decode) => rpc.read(network, call, decode, signal), address),
    transactionStatus: (network, sent, signal) =>
      transactionStatus((call, decode) => rpc.read(network, call, decode, signal), sent),
    transfers: () => import('./transfer/transfers.js').then((it) => it.createSolanaTransfers(rpc)),
    async signMessage({ name, request }, { address }, text) {
      const method = 'solana_signMessage'
      const message = new TextEncoder().encode(text)
      const answer = await request(method, { message: toBase58(message), pubkey: address }).catch((cause: unknown) => {
        throw toSolanaError(cause, name, method)
      })
      const { signature } = Object(answer) as { signature?: unknown }
      if (typeof signature === 'string') {
        const { mayBeSignatureOf } = await verification()
        if (await mayBeSignatureOf({ address, message, signature })) return signature
      }
      throw coreError('wallet/bad-answer', { wallet: name, method, expected: `a signature of ${address}` })
    },
    readAddress: (text) => (solanaKey(text) ? { address: text } : undefined),
    async verifyMessage(_, { message, ...signed }) {
      const { isSignatureOf } = await verification()
      return isSignatureOf({ ...signed, message: new TextEncoder().encode(message) })
    },
    errorOf: (cause, { wallet, method }) => toSolanaError(cause, wallet, method),
  }
}

/** Fetched with the first signature: it needs web3.js, which nothing else of this adapter does. */
function verification() {
  return import('./verify.js')
}
