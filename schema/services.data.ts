import type { CaipNetworkId } from './caip.js'

/** What the local stack listens on (DESIGN 3.5). */
export const localServices = {
  api: 'http://127.0.0.1:8787',
  rpc: 'http://127.0.0.1:8787',
  relay: 'ws://127.0.0.1:8787/relay',
  frame: 'http://wallet.localhost:8788/sdk',
  analytics: 'http://127.0.0.1:8787',
  images: 'http://127.0.0.1:8787',
} as const

/** The chains of the local stack: they are asked directly, so that they work without its API as well. */
export const localChains: Readonly<Partial<Record<CaipNetworkId, string>>> = {
  'eip155:1': 'http://127.0.0.1:8545',
  'eip155:137': 'http://127.0.0.1:8546',
  'eip155:8453': 'http://127.0.0.1:8547',
}

/** Reown's hosted services. */
export const reownServices = {
  api: 'https://api.web3modal.org',
  rpc: 'https://rpc.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
  frame: 'https://secure.walletconnect.org/sdk',
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
]
