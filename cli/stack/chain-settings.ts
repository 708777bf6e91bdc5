import { findNetwork } from '../../schema/find-network.js'
import { networks } from '../../schema/networks.js'
import type { ChainInput } from '../../templates/backend/src/chains/chain-settings.js'
import type { LocalChain, LocalToken } from './chains/local-chain.js'
import { layouts } from './chains/seed/layout.data.js'
import type { LocalSolana } from './solana/local-solana.js'

/** Fee of the one seeded pool of Uniswap v3, in millionths. */
const V3_FEES = [3_000]

/** A running local chain as the backend is told of it. Everything on it is indexed, from its first block. */
export function settingsOfEvmChain(chain: LocalChain): ChainInput {
  const { chainId, url, tokens, uniswapV2, uniswapV3 } = chain
  const { name, nativeCurrency } = networkOf(chainId)
  const dollar = tokens.find(({ symbol }) => symbol === 'USDC' || symbol === 'USDbC')
  return {
    chainId,
    name,
    rpcUrls: [url],
    native: { ...nativeCurrency },
    tokens: tokens.map((token) => settingsOfToken(chainId, token)),
    index: { fromBlock: 0 },
    ...(uniswapV2 && { wrapped: uniswapV2.weth, uniswapV2: { router: uniswapV2.router, factory: uniswapV2.factory } }),
    ...(dollar && { dollar: dollar.address }),
    ...(uniswapV3 && { uniswapV3: settingsOfUniswapV3(uniswapV3) }),
  }
}

/** A local cluster of Solana as the backend is told of it. Everything on it is indexed, from its first slot. */
export function settingsOfSolana({ chainId, url, tokens }: LocalSolana): ChainInput {
  return {
    chainId,
    name: nameOfCluster(chainId),
    rpcUrls: [url],
    native: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    tokens: tokens.map(({ address, name, symbol, decimals }) => ({ address, name, symbol, decimals })),
    index: { fromBlock: 0 },
  }
}

/** The usual name of the cluster: `Solana Devnet`. */
export function nameOfCluster(chainId: LocalSolana['chainId']): string {
  return findNetwork(chainId)?.network.name ?? chainId
}

/** The usual name of the chain: `Ethereum`. */
export function nameOfEvmChain(chainId: string): string {
  return networkOf(chainId).name
}

function networkOf(chainId: string) {
  const id = Number(chainId.replace('eip155:', ''))
  const network = Object.values(networks).find((each) => each.id === id)
  return network ?? { name: `Chain ${id}`, nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } }
}

function settingsOfToken(chainId: string, { address, name, symbol, decimals }: LocalToken) {
  const layout = layouts.find((each) => `eip155:${each.chainId}` === chainId)
  const row = layout?.tokens.find((each) => each.address.toLowerCase() === address.toLowerCase())
  return { address, name, symbol, decimals, eip2612: row?.kind === 'permit' }
}

function settingsOfUniswapV3({ router, factory, quoter }: NonNullable<LocalChain['uniswapV3']>) {
  return { router, factory, quoter, feeTiers: V3_FEES }
}
