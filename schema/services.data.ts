/** What the local stack listens on (DESIGN 3.5). */
export const localServices = {
  api: 'http://127.0.0.1:8787',
  rpc: 'http://127.0.0.1:8787',
  relay: 'ws://127.0.0.1:8787/relay',
  frame: 'http://wallet.localhost:8788/sdk',
  analytics: 'http://127.0.0.1:8787',
  images: 'http://127.0.0.1:8787',
} as const

/** The chains of the local stack, by chain id: they are asked directly, so that they work without its API as well. */
export const localChains: Readonly<Record<number, string>> = {
  1: 'http://127.0.0.1:8545',
  137: 'http://127.0.0.1:8546',
  8453: 'http://127.0.0.1:8547',
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

/** The eip155 chains that Reown's RPC proxy serves. */
export const reownChains: readonly number[] = [
  1, 10, 30, 31, 56, 97, 100, 130, 137, 146, 300, 324, 1101, 1111, 1112, 1284, 1301, 1329, 2810, 2818, 5000, 5003, 8217,
  8453, 17000, 42161, 42220, 43113, 43114, 55931, 57054, 59144, 80002, 80069, 80084, 80094, 84532, 421614, 534351,
  534352, 560048, 911867, 7777777, 11155111, 11155420, 999999999, 1313161554, 1313161555,
]
