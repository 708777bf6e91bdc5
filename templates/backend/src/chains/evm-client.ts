import { createPublicClient, custom, defineChain, type PublicClient } from 'viem'
import { referenceOf } from '../caip.js'
import type { Chain } from './chains.js'

/** Where Multicall3 stands on nearly every EVM chain. */
const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** A viem client that asks the chain's nodes. Give it only eip155 chains. It does not retry: the nodes were asked in turn. */
export function evmClient(chain: Chain): PublicClient {
  const { name, native, rpcUrls, chainId } = chain.settings
  const id = Number(referenceOf(chainId))
  return createPublicClient({
    chain: defineChain({
      id,
      name,
      nativeCurrency: native,
      rpcUrls: { default: { http: rpcUrls } },
      contracts: { multicall3: { address: MULTICALL3 } },
    }),
    // A contract could otherwise make this server fetch an address of its choice (ERC-3668).
    ccipRead: false,
    transport: custom({ request: ({ method, params }) => chain.request(method, params ?? []) }, { retryCount: 0 }),
  })
}
