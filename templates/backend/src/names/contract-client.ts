import { type Client, createClient, custom, defineChain } from 'viem'
import { mainnet } from 'viem/chains'
import { referenceOf } from '../caip.js'
import type { Chain } from '../chains/chains.js'

/**
 * A viem client for untrusted contracts. It asks the chain's nodes and no other server: an answer that sends it to a
 * URL (ERC-3668, as ENS resolvers and contract wallets may) is an error, never a request. `onFailure` is called with
 * what the nodes threw, for viem wraps it and tells an unreachable chain and a refusal apart badly.
 */
export function contractClient(chain: Chain, onFailure: (cause: unknown) => void, signal: AbortSignal): Client {
  const { name, native, rpcUrls, chainId } = chain.settings
  const id = Number(referenceOf(chainId))
  return createClient({
    chain: defineChain({
      id,
      name,
      nativeCurrency: native,
      rpcUrls: { default: { http: rpcUrls } },
      contracts: id === mainnet.id ? { ensUniversalResolver: mainnet.contracts.ensUniversalResolver } : {},
    }),
    ccipRead: false,
    transport: custom(
      {
        request: async ({ method, params }: { method: string; params?: readonly unknown[] }) => {
          try {
            return await chain.request(method, params ?? [], signal)
          } catch (cause) {
            onFailure(cause)
            throw cause
          }
        },
      },
      { retryCount: 0 },
    ),
  })
}
