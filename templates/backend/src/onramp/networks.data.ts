/** Coinbase's names of networks, which clients use for every provider, and the CAIP-2 chains they mean. */
export const onrampNetworks: Readonly<Record<string, string>> = {
  ethereum: 'eip155:1',
  optimism: 'eip155:10',
  polygon: 'eip155:137',
  base: 'eip155:8453',
  arbitrum: 'eip155:42161',
  celo: 'eip155:42220',
  'avalanche-c-chain': 'eip155:43114',
  berachain: 'eip155:80094',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}

/** Where a purchase is thought to be made from, since clients don't say: ISO 3166-1 and, for the USA, the state. */
export const onrampPlace = { country: 'US', subdivision: 'CA' }
