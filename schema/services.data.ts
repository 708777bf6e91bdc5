import type { CaipNetworkId } from './caip.js'

/** Reown's hosted services. */
export const reownServices = {
  api: 'https://api.web3modal.org',
  blockchain: 'https://rpc.walletconnect.org',
  rpc: 'https://rpc.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
  /** It speaks window messages only. */
  frame: { url: 'https://secure.walletconnect.org/sdk', protocol: 4 },
  analytics: 'https://pulse.walletconnect.org',
  images: 'https://api.web3modal.org',
} as const

/** The chains that Reown's RPC proxy serves. */
export const reownChains: readonly CaipNetworkId[] = [
  'eip155:1',
  'eip155:10',
  'eip155:30',
  'eip155:31',
  'eip155:56',
  'eip155:97',
  'eip155:100',
  'eip155:130',
  'eip155:137',
  'eip155:146',
  'eip155:300',
  'eip155:324',
  'eip155:1101',
  'eip155:1111',
  'eip155:1112',
  'eip155:1284',
  'eip155:1301',
  'eip155:1329',
  'eip155:2810',
  'eip155:2818',
  'eip155:5000',
  'eip155:5003',
  'eip155:8217',
  'eip155:8453',
  'eip155:17000',
  'eip155:42161',
  'eip155:42220',
  'eip155:43113',
  'eip155:43114',
  'eip155:55931',
  'eip155:57054',
  'eip155:59144',
  'eip155:80002',
  'eip155:80069',
  'eip155:80084',
  'eip155:80094',
  'eip155:84532',
  'eip155:421614',
  'eip155:534351',
  'eip155:534352',
  'eip155:560048',
  'eip155:911867',
  'eip155:7777777',
  'eip155:11155111',
  'eip155:11155420',
  'eip155:999999999',
  'eip155:1313161554',
  'eip155:1313161555',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
]

/** Contracts of the local stack that a swap may go to, by CAIP-2: they lie at the same addresses in every run. */
export const localRouters = {
  'eip155:1': {
    'uniswap-v2': '0xf17cA2E5174189b2A38945Ac52aDC5C50Bc1A433',
    'uniswap-v3': '0xfE9c4914B285b4B7e1F70A1E7dB072442f7d79eD',
    wrapped: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  },
  'eip155:137': {
    'uniswap-v2': '0x677fbf28B998905c8221Ae14C749a521032204dF',
    'uniswap-v3': '0x2D25891D06Dc42A3023a3B392d5080f7A50859f2',
    wrapped: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
  },
  'eip155:8453': {
    'uniswap-v2': '0x404dD4558Acd08a953E9101cec4b58F59B8aaF0D',
    'uniswap-v3': '0x70dE81B3c5e27b6DDeA9143ab6688cE3F146b951',
    wrapped: '0x4200000000000000000000000000000000000006',
  },
} as const
