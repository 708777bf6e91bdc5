import { type Client, stringToHex } from 'viem'
import { getBalance } from 'viem/actions'
import { coreError } from '../../core/errors.js'
import type { Host } from '../../core/host.js'
import type { Network } from '../../core/network.js'
import type { ChainAdapter } from '../chain.js'
import { chooseNode } from './node.js'
import { toRpcError } from './rpc-error.js'

/** Makes the adapter; nothing is contacted until it is asked. A node is kept until it fails a read. */
export function createEvmAdapter(host: Host): ChainAdapter {
  const chosen = new Map<string, Promise<Client>>()

  async function read<T>(
    network: Network,
    work: (client: Client) => Promise<T>,
    signal: AbortSignal,
    isLast = false,
  ): Promise<T> {
    const key = [network.caipNetworkId, ...network.rpcUrls].join(' ')
    const choice = chosen.get(key) ?? chooseNode(host, network)
    const forget = () => chosen.get(key) === choice && chosen.delete(key)
    chosen.set(key, choice)
    choice.catch(forget)
    const client = await choice
    if (signal.aborted) throw coreError('flow/cancelled', {}, signal.reason)
    try {
      return await work(client)
    } catch (cause) {
      forget()
      if (isLast) throw toRpcError(cause, network.name)
      return read(network, work, signal, true)
    }
  }

  return {
    async balance(network, address, signal) {
      const value = await read(network, (client) => getBalance(client, { address: address as `0x${string}` }), signal)
      const { decimals, symbol } = network.nativeCurrency
      return { value, decimals, symbol }
    },
    async signMessage({ name, request }, { address }, message) {
      const method = 'personal_sign'
      const answer = await request(method, [stringToHex(message), address])
      // SPEC §5: a signed message is 0x plus at least 62 hex characters.
      if (typeof answer === 'string' && /^0x[\da-f]{62,}$/i.test(answer)) return answer
      throw coreError('wallet/bad-answer', { wallet: name, method, expected: 'a signature' })
    },
  }
}
