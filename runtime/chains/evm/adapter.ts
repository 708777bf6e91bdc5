import { stringToHex } from 'viem'
import { ModalError } from '../../../schema/error.js'
import type { ChainAdapter } from '../../contract/chain.js'
import { coreError } from '../../core/errors.js'
import type { Host } from '../../core/host.js'
import { toWalletError } from '../../core/wallet-error.js'
import { quantity } from '../../rpc/answers.js'
import { evmChain } from '../../rpc/chain-question.js'
import { createRpc } from '../../rpc/rpc.js'
import { readAddress } from './read-address.js'
import { fateOf } from './transaction-status.js'
import { walletAssets } from './wallet-assets.js'

const errorOf: ChainAdapter['errorOf'] = (cause, { wallet, method }) =>
  ModalError.is(cause) ? cause : toWalletError(cause, wallet, method)

/** Makes the adapter; nothing is contacted until it is asked. What it reads goes through one `Rpc`. */
export function createEvmAdapter(host: Host): ChainAdapter {
  const rpc = createRpc(host, evmChain)
  return {
    async balance(network, address, signal) {
      const call = { method: 'eth_getBalance', params: [address, 'latest'] }
      const value = await rpc.read(network, call, quantity, signal)
      const { decimals, symbol } = network.nativeCurrency
      return { value, decimals, symbol }
    },
    transactionStatus: (network, sent, signal) =>
      fateOf((call, decode) => rpc.read(network, call, decode, signal), sent),
    nodes: rpc,
    transfers: () => import('./transfer/transfers.js').then((it) => it.createEvmTransfers(rpc)),
    async signMessage({ name: wallet, request }, { address }, message) {
      const method = 'personal_sign'
      const answer = await request(method, [stringToHex(message), address]).catch((cause: unknown) => {
        throw errorOf(cause, { wallet, method })
      })
      // SPEC §5: a signed message is 0x plus at least 62 hex characters.
      if (typeof answer === 'string' && /^0x[\da-f]{62,}$/i.test(answer)) return answer
      throw coreError('wallet/bad-answer', { wallet, method, expected: 'a signature' })
    },
    verifyMessage: async (network, signed, signal) =>
      (await import('./verify-message.js')).verifySigned(rpc, network, signed, signal),
    readAddress,
    walletAssets,
    errorOf,
  }
}
